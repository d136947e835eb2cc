// Whether nothing shall move: the person wants it so, in the settings of the system or of the table.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const page = document.documentElement;

export const isStill = {
  get matches() {
    return still.matches || page.dataset.motion === "off";
  },
};

// How long a glide takes at the speed that the person has chosen, in milliseconds.
export const glideTime = () => Number.parseFloat(getComputedStyle(page).getPropertyValue("--k-glide")) || 0;
