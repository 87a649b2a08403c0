/** How often, and at which interval, a part of a page is looked for: eight seconds in all. */
const LOOKS = 80;
const INTERVAL_MS = 100;

/**
 * Scrolls to the element that an address names once it is there: after a client navigation, parts of a page come later
 * than the page. Ends when the person scrolls or goes elsewhere.
 */
export function scrollToLateTarget(hash: string, looks = LOOKS): void {
  if (hash === '' || hash !== location.hash) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target === null) {
    if (looks > 0 && scrollY === 0) setTimeout(scrollToLateTarget, INTERVAL_MS, hash, looks - 1);
    // What is there at once, the router scrolls to.
  } else if (looks < LOOKS) target.scrollIntoView();
}
