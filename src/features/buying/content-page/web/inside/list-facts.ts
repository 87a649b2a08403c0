import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { formatDimensions } from '../file-labels.ts';
import type { Fact, InsideFileView } from './inside-view.ts';
import { listSoftware } from './software.ts';

const colorModes: Readonly<Record<string, () => string>> = {
  srgb: () => 'RGB',
  rgb: () => 'RGB',
  rgb16: () => m.content_page_inside_bits({ mode: 'RGB', bits: formatCount(16) }),
  cmyk: () => 'CMYK',
  lab: () => 'Lab',
  'b-w': m.content_page_inside_grey,
  grey16: () => m.content_page_inside_bits({ mode: m.content_page_inside_grey(), bits: formatCount(16) }),
};

/** Formats a duration as `1:05`, or as `1:02:05` from an hour on. */
function formatLength(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (part: number) => formatNumber(part, { minimumIntegerDigits: 2 });
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours === 0
    ? `${formatCount(minutes)}:${two(whole % 60)}`
    : `${formatCount(hours)}:${two(minutes)}:${two(whole % 60)}`;
}

/** Maximum of a value over the files that have it. */
function findLargest<T>(files: readonly InsideFileView[], read: (file: InsideFileView) => T | null): T | null {
  const [first] = files
    .filter((file) => read(file) !== null)
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  return first === undefined ? null : read(first);
}

/** Describes a work's files and the software that opens them, as labelled lines; lines without a value are omitted. */
export function listFacts(files: readonly InsideFileView[]): Fact[] {
  // Files inside archives are counted elsewhere on the page.
  const own = [...new Set(files.flatMap(({ format, archive }) => (archive === null ? [format] : [])))];
  const formats = [...new Set(files.flatMap(({ format, containedFormats }) => [format, ...containedFormats]))];
  const [seconds, pages, glyphs] = [
    findLargest(files, (file) => file.seconds),
    findLargest(files, (file) => file.pages),
    findLargest(files, (file) => file.glyphs),
  ];
  const mode = findLargest(files, ({ colorMode }) => colorMode);
  const largest = findLargest(files, (file) => (file.width === null || file.height === null ? null : file));
  const facts = [
    { label: m.content_page_inside_formats(), value: own.join(', ').toUpperCase() },
    { label: m.content_page_file_dimensions(), value: largest === null ? '' : formatDimensions(largest) },
    { label: m.content_page_inside_color_mode(), value: mode === null ? '' : (colorModes[mode]?.() ?? '') },
    { label: m.content_page_inside_length(), value: seconds === null ? '' : formatLength(seconds) },
    { label: m.content_page_inside_pages(), value: pages === null ? '' : formatCount(pages) },
    { label: m.content_page_inside_glyphs(), value: glyphs === null ? '' : formatCount(glyphs) },
    { label: m.content_page_inside_opens_in(), value: listSoftware(formats).join(', ') },
  ];
  return facts.filter(({ value }) => value !== '');
}
