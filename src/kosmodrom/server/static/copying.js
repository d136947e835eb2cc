// Copying what stands in a field, also where the page is not served securely and browsers give scripts no clipboard.

export async function copy(button) {
  const field = button.parentElement.querySelector("input");
  field.select();
  const isDone = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
  return isDone || document.execCommand("copy");
}
