import { useLayoutEffect, useRef } from 'react';

/** Whether the focused element uses keys itself, such as a text field or a select. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]') !==
    null;

const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest('dialog') !== null);

/**
 * Registers shortcut keys, which work while no field has the focus and no dialog is open. `actions`: functions by
 * lower-case key.
 */
export function useReviewKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(actions);
  // A layout effect is used, so that a key pressed right after a change of the work never decides about the previous
  // one.
  useLayoutEffect(() => {
    current.current = actions;
  });
  // The listener of the previous work is removed with its elements: an effect would do it later, and a key pressed
  // between the two would decide about a work that is no longer shown.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isInDialog(event.target)) return;
      const act = current.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
