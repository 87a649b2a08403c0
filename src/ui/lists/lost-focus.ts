/** `ref` of the element that takes the focus where it is lost, when it appears. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
