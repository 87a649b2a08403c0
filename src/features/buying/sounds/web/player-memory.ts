import * as z from 'zod';
import { PLAYER_STORE } from './was-playing.ts';

const memory = z.object({
  work: z.object({ id: z.string(), title: z.string(), lang: z.enum(['en', 'bn']), path: z.string() }),
  sample: z.string(),
  place: z.number().min(0),
  isPlaying: z.boolean(),
});
type Memory = z.output<typeof memory>;

/** Remembers for the tab's next document what is played. */
export function rememberPlayed(played: Memory | undefined): void {
  try {
    if (played === undefined) sessionStorage.removeItem(PLAYER_STORE);
    else sessionStorage.setItem(PLAYER_STORE, JSON.stringify(played));
  } catch {
    // A browser without storage forgets.
  }
}

/** Recalls what the tab's previous document played; undefined if that was nothing. */
export function recallPlayed(): Memory | undefined {
  try {
    return memory.parse(JSON.parse(sessionStorage.getItem(PLAYER_STORE) ?? ''));
  } catch {
    return undefined;
  }
}
