import type * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { formatDuration } from '../../../../ui/duration.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PlayedWork } from '../../../../ui/site-actions.ts';
import type { content } from '../../../catalogue/content/contract/content.ts';
import type { soundsContract } from '../contract.ts';

export type { PlayedWork };
export type SoundsView = OutputOf<typeof soundsContract.list>;
export type SoundView = SoundsView['sounds'][number];

type Content = z.output<typeof content>;

export const noSounds: SoundsView = { sounds: [], isPending: false };

/** Whether a work can have sounds to listen to: archives only in the category of sounds, and sound files in any. */
export const mayHaveSounds = ({ category, variants }: Pick<Content, 'category' | 'variants'>): boolean =>
  category.key === 'audio' ||
  variants.some(({ files }) => files.some(({ mediaType }) => mediaType.startsWith('audio/')));

/** Address of a sound's sample. */
export const toSampleUrl = (workId: string, { fileId, sample }: Pick<SoundView, 'fileId' | 'sample'>): string =>
  `/api/v1/content/sounds/${workId}/${fileId}/${sample}`;

/** Sounds shorter than this are measured in tenths of seconds. */
const SHORT_SECONDS = 10;

/** Formats a place in a sound or its length: `0.4 s` for a short sound, otherwise `1:05`. */
export const formatPlace = (seconds: number, length: number): string =>
  length < SHORT_SECONDS
    ? m.sounds_seconds({ count: formatNumber(seconds, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) })
    : formatDuration(seconds);

const localNotes = { C: 'সি', D: 'ডি', E: 'ই', F: 'এফ', G: 'জি', A: 'এ', B: 'বি' } as const;

/** Formats a key such as `F#m` in words. */
function formatKey(key: string): string {
  const letter = key[0] as keyof typeof localNotes;
  const note = (getLocale() === 'bn' ? localNotes[letter] : letter) + (key.includes('#') ? '♯' : '');
  return key.endsWith('m') ? m.sounds_key_minor({ note }) : m.sounds_key_major({ note });
}

/** What was measured of a sound besides its length: tempo, key and loop points. */
export const describeSound = ({ tempo, key, loop, seconds }: SoundView): string[] => [
  ...(tempo === null ? [] : [m.sounds_tempo({ count: formatCount(tempo) })]),
  ...(key === null ? [] : [formatKey(key)]),
  ...(loop === null
    ? []
    : [m.sounds_loop({ start: formatPlace(loop.start, seconds), end: formatPlace(loop.end, seconds) })]),
];

/** Height of a waveform in the units of `drawBars`; each of its bars takes two units of the width. */
export const [BARS_WIDTH, BARS_HEIGHT] = [240, 40];

/** Draws a waveform's levels as vertical lines around the middle, as data of an SVG path. */
export const drawBars = (levels: string): string =>
  Array.from(levels)
    .map((digit, at) => {
      const height = Math.max(2, Math.round((Number.parseInt(digit, 36) / 35) * (BARS_HEIGHT - 4)));
      return `M${at * 2 + 1} ${(BARS_HEIGHT - height) / 2}v${height}`;
    })
    .join('');
