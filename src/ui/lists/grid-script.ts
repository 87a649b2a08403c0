/** Script that runs before the first paint, so that nothing moves if the visitor has chosen large pictures. */
export const gridScript = "try{if(localStorage.grid==='large')document.documentElement.dataset.grid='large'}catch{}";
