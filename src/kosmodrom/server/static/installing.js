// Lets the worker begin that says so where there is no connection; browsers without one do without.

const { root } = document.documentElement.dataset;
navigator.serviceWorker?.register(`${root}/worker.js`, { scope: `${root}/` }).catch(() => undefined);
