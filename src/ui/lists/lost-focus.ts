/** `ref` of an element that takes the focus when it appears, if the focus was lost. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
