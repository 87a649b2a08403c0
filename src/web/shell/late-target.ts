/** How often, and at which interval, a part of a page is looked for: eight seconds in all. */
const LOOKS = 80;
const INTERVAL_MS = 100;

/**
 * Scrolls to the element that an address names once it is there: after a client navigation, parts of a page come later
 * than the page. Ends when the person scrolls down or goes elsewhere.
 */
export function scrollToLateTarget(hash: string, looks = LOOKS, top = scrollY): void {
  if (hash === '' || hash !== location.hash) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) {
    // The page before may have been scrolled down, which the router ends a little later.
    if (looks > 0 && scrollY <= top) setTimeout(scrollToLateTarget, INTERVAL_MS, hash, looks - 1, scrollY);
    // What is there at once, the router scrolls to.
  } else if (looks < LOOKS) target.scrollIntoView();
}
