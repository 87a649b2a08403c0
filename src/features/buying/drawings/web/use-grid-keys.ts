import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Index to which a key moves from `at` in a grid; undefined for other keys. */
export function moveInGrid(
  key: string,
  at: number,
  { count, columns }: { count: number; columns: number },
): number | undefined {
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: count - 1,
  }[key];
  if (to === undefined) return undefined;
  if (to < 0) return key === 'ArrowUp' ? at : 0;
  return to < count ? to : key === 'ArrowDown' ? at : count - 1;
}

function countColumns(list: HTMLElement): number {
  const [first, ...rest] = [...list.children] as HTMLElement[];
  const end = rest.findIndex(({ offsetTop }) => offsetTop !== first?.offsetTop);
  return end === -1 ? list.children.length : end + 1;
}

/**
 * Keyboard of a grid of links: the Tab key reaches one of them, arrow keys, Home and End move, and letters go to
 * `onLetter`. Before hydration all links can be reached.
 */
export function useGridKeys(count: number, onLetter: (letter: string) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState<number>();
  useEffect(() => setAt((before) => Math.min(before ?? 0, Math.max(0, count - 1))), [count]);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, currentTarget } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = moveInGrid(key, at ?? 0, { count, columns: countColumns(currentTarget) });
    if (to === undefined) {
      if (!/^[\p{L}\p{N}]$/u.test(key)) return;
      event.preventDefault();
      onLetter(key);
      return;
    }
    event.preventDefault();
    setAt(to);
    currentTarget.children[to]?.querySelector('a')?.focus();
  };
  return { list, onKeyDown, reachable: at, setReachable: setAt };
}
