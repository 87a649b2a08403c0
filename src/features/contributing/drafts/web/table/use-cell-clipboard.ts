import { type RefObject, useEffect, useRef } from 'react';

interface ClipboardActions {
  readonly copy: (data: DataTransfer) => void;
  readonly paste: (data: DataTransfer) => void;
}

/**
 * Handles copying from and pasting into the focused cell. A cell is no text field, so browsers send clipboard events to
 * the document.
 */
export function useCellClipboard(table: RefObject<HTMLElement | null>, actions: ClipboardActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const listen = (name: keyof ClipboardActions) => {
      const act = (event: ClipboardEvent) => {
        const cell = document.activeElement;
        const isCell = cell instanceof HTMLElement && cell.dataset['cell'] !== undefined;
        if (!isCell || table.current?.contains(cell) !== true || event.clipboardData === null) return;
        if (name === 'copy' && String(getSelection()) !== '') return;
        latest.current[name](event.clipboardData);
        event.preventDefault();
      };
      document.addEventListener(name, act);
      return () => document.removeEventListener(name, act);
    };
    const stops = [listen('copy'), listen('paste')];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table]);
}
