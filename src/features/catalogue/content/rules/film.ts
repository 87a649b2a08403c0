import type * as z from 'zod';
import type { content } from '../contract/content.ts';

type Film = NonNullable<z.output<typeof content>['previews'][number]['film']>;

const toNumber = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);
const toBoolean = (value: unknown): boolean | null => (value === undefined ? null : value === 1);

/**
 * Converts processing's measurements of a video to the data of its page; null if duration, width or height is unknown.
 */
export function toFilm(figures: Readonly<Record<string, unknown>> | null): Film | null {
  const [seconds, width, height] = ['seconds', 'width', 'height'].map((key) => toNumber(figures?.[key]));
  if (figures === null || seconds == null || width == null || height == null) return null;
  const { codec, sound, loop } = figures;
  return {
    seconds,
    width,
    height,
    fps: toNumber(figures['fps']),
    codec: typeof codec === 'string' ? codec : null,
    hasSound: toBoolean(sound),
    isLoop: toBoolean(loop),
  };
}
