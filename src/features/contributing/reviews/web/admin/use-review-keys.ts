import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable], dialog') !== null;

/** One key each, while nobody types and no dialog is open. `actions` by the key in lower case. */
export function useReviewKeys(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const act = current.current[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
