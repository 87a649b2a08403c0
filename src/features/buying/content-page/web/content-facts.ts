import { formatTime } from '../../../../ui/components/time.tsx';
import { formatDuration } from '../../../../ui/duration.ts';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { VariantView } from './content-view.ts';
import { formatDimensions } from './file-labels.ts';

// Loaders call these functions; components receive the finished texts.

type Files = VariantView['files'];
type File = Files[number];

const MAX_FORMATS = 4;
/** Maximum width in pixels of an SVG that counts as drawn on a pixel grid. */
const MAX_GRID = 64;

/** The noun in which a category's works are counted, such as "icons". */
const nouns: Readonly<Record<string, (count: string) => string>> = {
  icons: (count) => m.content_page_count_icons({ count }),
  emoji: (count) => m.content_page_count_emoji({ count }),
  illustrations: (count) => m.content_page_count_illustrations({ count }),
  avatars: (count) => m.content_page_count_avatars({ count }),
  patterns: (count) => m.content_page_count_patterns({ count }),
  photos: (count) => m.content_page_count_photos({ count }),
  flags: (count) => m.content_page_count_flags({ count }),
  audio: (count) => m.content_page_count_sounds({ count }),
  models: (count) => m.content_page_count_models({ count }),
  motion: (count) => m.content_page_count_animations({ count }),
};

/** Maximum of a numeric property over the files; undefined if no file has it. */
function findMost(files: Files, key: string): number | undefined {
  const known = files.flatMap(({ figures }) => (typeof figures[key] === 'number' ? figures[key] : []));
  return known.length === 0 ? undefined : Math.max(...known);
}

const isFont = ({ mediaType }: File): boolean => mediaType.startsWith('font/');

/** Number of distinct font styles; a style in two file formats counts once. */
const countStyles = (files: Files): number =>
  new Set(
    files
      .filter(isFont)
      .flatMap(({ figures: { family, style } }) => (style === undefined ? [] : `${family ?? ''} ${style}`)),
  ).size;

/** A count such as `23 icons`, `6 files` or `4 styles`; empty if there is one or the number is unknown. */
function describeCount(variants: readonly Files[], category: string): string {
  const all = variants.flat();
  const styles = countStyles(all);
  if (styles > 1) return m.content_page_count_styles({ count: formatCount(styles) });
  if (all.some(isFont)) return '';
  // An archive of two formats contains every piece twice, so only files of a single format are counted.
  const pure = all.filter(({ containedFormats }) => containedFormats.length === 1);
  const inside = findMost(pure, 'files') ?? 0;
  const loose = Math.max(...variants.map((files) => files.filter((file) => file.format !== 'zip').length), 0);
  const isOfOneFormat = variants.some(
    (files) => files.length === loose && new Set(files.map(({ format }) => format)).size === 1,
  );
  const pieces = Math.max(inside, isOfOneFormat ? loose : 0);
  const say = nouns[category];
  if (pieces > 1 && say !== undefined) return say(formatCount(pieces));
  const files = Math.max(findMost(all, 'files') ?? 0, loose);
  return files > 1 ? m.content_page_count_files({ count: formatCount(files) }) : '';
}

/** Lists each format once: those inside archives rather than the archives. */
export const listFormats = (files: Files): string[] => [
  ...new Set(
    files.flatMap(({ format, containedFormats }) => (containedFormats.length > 0 ? containedFormats : format)),
  ),
];

/** Formats such as `SVG, PNG`, without readme files. */
function describeFormats(files: Files): string {
  const found = listFormats(files);
  const besides = files.some(isFont) ? ['txt', 'md', 'css'] : ['txt', 'md'];
  const goods = found.filter((format) => !besides.includes(format));
  const formats = (goods.length > 0 ? goods : found).map((format) => format.toUpperCase());
  const shown = formats.slice(0, MAX_FORMATS).join(', ');
  return formats.length > MAX_FORMATS ? `${shown} +${formatCount(formats.length - MAX_FORMATS)}` : shown;
}

/** Dimensions of the largest picture such as `4000 × 3000`, or the pixel grid of icons. */
function describeSize(files: Files, category: string): string {
  const [drawing] = files.filter(({ format, width, height }) => format === 'svg' && width !== null && width === height);
  const grid = drawing?.width ?? 0;
  if (category === 'icons' && grid > 0 && grid <= MAX_GRID) return m.content_page_grid({ size: formatCount(grid) });
  const pixels = files.filter(({ format, width }) => format !== 'svg' && width !== null);
  const [largest] = pixels.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return largest === undefined ? '' : formatDimensions(largest);
}

/** Summary of a work in one line, such as `23 icons · SVG, PNG · 24 px grid`; unknown facts are omitted. */
export function describeFacts(variants: readonly Pick<VariantView, 'files'>[], category: string): string {
  const bundles = variants.map(({ files }) => files);
  const files = [...new Map(bundles.flat().map((file) => [file._id, file])).values()];
  const [seconds, glyphs, pages, colors] = ['seconds', 'glyphs', 'pages', 'colors'].map((key) => findMost(files, key));
  return [
    seconds === undefined ? '' : formatDuration(seconds),
    describeCount(bundles, category),
    describeFormats(files),
    describeSize(files, category),
    glyphs === undefined ? '' : m.content_page_count_glyphs({ count: formatCount(glyphs) }),
    pages === undefined || pages < 2 ? '' : m.content_page_count_pages({ count: formatCount(pages) }),
    colors === undefined ? '' : m.content_page_count_colors({ count: formatCount(colors) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Formats an exposure time as `1/250 s` or `2.5 s`. */
function formatExposure(seconds: number): string {
  const figure =
    seconds < 0.4
      ? `${formatCount(1)}/${formatCount(Math.round(1 / seconds))}`
      : formatNumber(seconds, { maximumFractionDigits: 1 });
  return m.content_page_camera_seconds({ seconds: figure });
}

const one = (figure: number): string => formatNumber(figure, { maximumFractionDigits: 1, useGrouping: false });

/** Labels and values of a photograph's camera data; empty if its files contain none. */
export function describeCamera(variants: readonly Pick<VariantView, 'files'>[]): [label: string, words: string][] {
  const found = variants
    .flatMap(({ files }) => files)
    .find(({ figures }) => 'camera' in figures || 'aperture' in figures);
  if (found === undefined) return [];
  const { camera, lens, exposureSeconds, aperture, iso, focalLength, takenOn } = found.figures;
  const facts: [string, string | undefined][] = [
    [m.content_page_camera(), camera?.toString()],
    [m.content_page_camera_lens(), lens?.toString()],
    [
      m.content_page_camera_exposure(),
      typeof exposureSeconds === 'number' ? formatExposure(exposureSeconds) : undefined,
    ],
    [m.content_page_camera_aperture(), typeof aperture === 'number' ? `f/${one(aperture)}` : undefined],
    ['ISO', typeof iso === 'number' ? one(iso) : undefined],
    [
      m.content_page_camera_focal_length(),
      typeof focalLength === 'number' ? m.content_page_camera_mm({ length: one(focalLength) }) : undefined,
    ],
    [
      m.content_page_camera_date(),
      typeof takenOn === 'string' && !Number.isNaN(Date.parse(takenOn))
        ? formatTime(`${takenOn}T12:00:00Z`, 'short-day', 'UTC')
        : undefined,
    ],
  ];
  return facts.flatMap(([label, words]) => (words === undefined ? [] : [[label, words]]));
}
