/** How long a page's late parts may take. */
const WAIT_MS = 8000;
/** What people do to go elsewhere on the page. */
const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopWaiting = (): void => undefined;

/**
 * Scrolls to the element that an address names once it is there: after a client navigation, parts of a page come later
 * than the page. Ends when the person uses the page.
 */
export function scrollToLateTarget(hash: string): void {
  stopWaiting();
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || document.getElementById(id) !== null) return;
  const observer = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (target === null) return;
    stopWaiting();
    target.scrollIntoView();
  });
  const timer = setTimeout(() => stopWaiting(), WAIT_MS);
  stopWaiting = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of acts) removeEventListener(type, stopWaiting);
    stopWaiting = () => undefined;
  };
  for (const type of acts) addEventListener(type, stopWaiting, { passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
}
