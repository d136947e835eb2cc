// Whoever has chosen no light has that of the device: a page that waits for this is never seen in another one.

{
  const light = matchMedia("(prefers-color-scheme: light)");
  const page = document.documentElement;

  const follow = () => {
    if (document.cookie.includes("k-theme=")) return;
    page.dataset.theme = light.matches ? "day" : "night";
    const other = light.matches ? "night" : "day";
    for (const link of document.querySelectorAll("[data-theme-switch]")) {
      const query = new URLSearchParams(link.search);
      query.set("theme", other);
      link.search = query;
      link.querySelector("use").setAttribute("href", light.matches ? "#i-moon" : "#i-sun");
    }
  };

  follow();
  light.addEventListener("change", follow);
  addEventListener("DOMContentLoaded", follow);
}
