/** Runs before the first paint, so that nothing moves where somebody has chosen large pictures. */
export const gridScript = "try{if(localStorage.grid==='large')document.documentElement.dataset.grid='large'}catch{}";
