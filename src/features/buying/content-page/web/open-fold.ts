/** Expands the section with this id and scrolls to it. */
export function openFold(id: string): void {
  const fold = document.getElementById(id)?.closest('details');
  if (!fold) return;
  fold.open = true;
  fold.scrollIntoView({ block: 'start' });
  fold.querySelector('summary')?.focus({ preventScroll: true });
}
