import type * as z from 'zod';
import { formatDuration } from '../../../../../ui/duration.ts';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { content } from '../../../../catalogue/content/contract/content.ts';

type Film = NonNullable<z.output<typeof content>['previews'][number]['film']>;

const codecs: Readonly<Record<string, string>> = {
  h264: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

/** Describes a video as `0:12 · 1,920 × 1,080 px · 25 fps · H.264 · No sound · Loops seamlessly`. */
export function describeFilm({ seconds, width, height, fps, codec, hasSound, isLoop }: Film): string {
  const facts = [
    formatDuration(seconds),
    `${formatCount(width)} × ${formatCount(height)} px`,
    fps === null ? null : m.content_page_film_fps({ fps: formatNumber(fps, { maximumFractionDigits: 2 }) }),
    codec === null ? null : (codecs[codec] ?? codec.toUpperCase()),
    hasSound === null ? null : hasSound ? m.content_page_film_sound() : m.content_page_film_silent(),
    isLoop === true ? m.content_page_film_loops() : null,
  ];
  return facts.filter((fact) => fact !== null).join(' · ');
}
