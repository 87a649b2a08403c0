import { type RefObject, useRef } from 'react';
import { usePointedAt } from './use-pointed-at.ts';
import { wantsStill } from './wants-still.ts';

/** Time that the mouse has to stay, so that crossing a list loads nothing. */
const DELAY_MS = 200;

/**
 * Calls `play` when the mouse stays over the nearest ancestor of `inside` that matches `frame`, and when it leaves.
 * Nothing plays for visitors who want no motion or save data. What doesn't move (`moves`) is shown at once.
 */
export function usePlayOnHover(
  inside: RefObject<HTMLElement | null>,
  frame: string,
  play: (isPlaying: boolean) => void,
  moves = true,
) {
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePointedAt(inside, frame, (isPointedAt) => {
    clearTimeout(clock.current);
    if (!isPointedAt || !moves) play(isPointedAt);
    else if (!wantsStill()) clock.current = setTimeout(play, DELAY_MS, true);
  });
}
