import { useEffect, useLayoutEffect, useRef } from 'react';

/** Whether a key means something where the focus is: a text, or a choice that it looks for. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox]') !==
    null;

const isInDialog = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null || (target instanceof Element && target.closest('dialog') !== null);

/** One key each, while nobody types and no dialog is open. `actions` by the key in lower case. */
export function useReviewKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(actions);
  // With the paint: a key pressed right after another work is shown must never decide about the one before.
  useLayoutEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
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
