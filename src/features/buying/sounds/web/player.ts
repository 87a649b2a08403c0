import { rememberPlayed } from './player-memory.ts';
import { type PlayedWork, type SoundView, toSampleUrl } from './sound-view.ts';

/** What the site's player plays. */
export interface Played {
  readonly work: PlayedWork;
  /** The work's sounds, which are played one after another. */
  readonly sounds: readonly SoundView[];
  readonly sound: SoundView;
  readonly isPlaying: boolean;
  /** Place in the sound in seconds. */
  readonly place: number;
  readonly repeats: boolean;
  readonly hasFailed: boolean;
}

let played: Played | undefined;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

export const getPlayed = (): Played | undefined => played;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(changes: Partial<Played>): void {
  if (played === undefined) return;
  played = { ...played, ...changes };
  for (const listener of listeners) listener();
}

function remember(): void {
  if (played === undefined) return;
  const { work, sound, isPlaying, place } = played;
  rememberPlayed({ work, sample: sound.sample, place, isPlaying });
}

/** Follows the sound with every frame, or a few times a second for people who prefer reduced motion. */
function follow(): void {
  if (audio === undefined || audio.paused) return;
  change({ place: audio.currentTime });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) requestAnimationFrame(follow);
}

function createAudio(): HTMLAudioElement {
  const made = new Audio();
  made.addEventListener('play', () => {
    change({ isPlaying: true, hasFailed: false });
    follow();
  });
  made.addEventListener('pause', () => {
    change({ isPlaying: false });
    remember();
  });
  made.addEventListener('timeupdate', () => change({ place: made.currentTime }));
  made.addEventListener('error', () => change({ isPlaying: false, hasFailed: true }));
  made.addEventListener('ended', () => {
    if (!step(1)) change({ place: 0 });
  });
  addEventListener('pagehide', remember);
  return made;
}

const start = (): void => {
  // A browser may refuse until the visitor presses the button; an unreadable sound is reported by its own event.
  audio?.play().catch(() => undefined);
};

interface Start {
  readonly place?: number;
  readonly isPaused?: boolean;
}

/** Plays one of a work's sounds, from a place in seconds. */
export function playSound(
  work: PlayedWork,
  sounds: readonly SoundView[],
  sound: SoundView,
  { place = 0, isPaused = false }: Start = {},
): void {
  audio ??= createAudio();
  const repeats = played?.repeats ?? false;
  played = { work, sounds, sound, isPlaying: !isPaused, place, repeats, hasFailed: false };
  audio.src = toSampleUrl(work.id, sound);
  audio.loop = repeats;
  audio.currentTime = place;
  change({});
  remember();
  if (!isPaused) start();
}

export function togglePlaying(): void {
  if (audio === undefined || played === undefined) return;
  if (played.hasFailed) playSound(played.work, played.sounds, played.sound, { place: played.place });
  else if (audio.paused) start();
  else audio.pause();
}

/** Moves within the sound, and leaves it paused or playing. */
export function seek(place: number): void {
  if (audio === undefined) return;
  audio.currentTime = place;
  change({ place });
}

/** Plays the work's next or previous sound. Returns false if there is none. */
export function step(by: 1 | -1): boolean {
  if (played === undefined) return false;
  const { work, sounds, sound } = played;
  const next = sounds[sounds.indexOf(sound) + by];
  if (next !== undefined) playSound(work, sounds, next);
  return next !== undefined;
}

export function toggleRepeat(): void {
  if (audio === undefined || played === undefined) return;
  audio.loop = !played.repeats;
  change({ repeats: audio.loop });
}

/** Stops and closes the player. */
export function closePlayer(): void {
  audio?.pause();
  audio?.removeAttribute('src');
  played = undefined;
  rememberPlayed(undefined);
  for (const listener of listeners) listener();
}
