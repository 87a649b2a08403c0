import { median } from '../load.ts';
import type { Load, Tap } from './measure.ts';
import type { EarlyTap } from './recorder.ts';

export interface Measured {
  readonly page: string;
  readonly language: string;
  readonly origin: string;
  readonly loads: readonly Load[];
  readonly taps: ReadonlyMap<Tap, readonly EarlyTap[]>;
}

const columns = [
  'largest paint, s',
  'layout shift',
  'interactive, s',
  'favourite, s',
  'sign in, s',
  'filter, s',
  'longest interaction, ms',
  'zoom, ms',
  'scripts, kB',
  'pictures, kB',
  'requests',
];

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const kilobytes = (bytes: number): string => String(Math.round(bytes / 1000));

/** Formats a time and the number of taps as `4.6 (9)`; the number is left out for the first tap. */
function describeTap(taps: readonly EarlyTap[] | undefined): string {
  if (taps === undefined || taps.length === 0) return '';
  const tries = median(taps.map(({ taps: count }) => count));
  return seconds(median(taps.map(({ answered }) => answered))) + (tries > 1 ? ` (${tries})` : '');
}

function row({ page, language, origin, loads, taps }: Measured): string {
  const middle = (key: Exclude<keyof Load, 'zoom'>): number => median(loads.map((load) => load[key]));
  const zooms = loads.flatMap(({ zoom }) => (zoom === undefined ? [] : [zoom]));
  const cells = [
    page,
    language,
    origin,
    seconds(middle('largestPaint')),
    middle('shift').toFixed(3),
    seconds(middle('takenOver')),
    describeTap(taps.get('favourite')),
    describeTap(taps.get('sign in')),
    describeTap(taps.get('filter')),
    String(Math.round(middle('interaction'))),
    zooms.length === 0 ? '' : String(Math.round(median(zooms))),
    kilobytes(middle('scriptBytes')),
    kilobytes(middle('pictureBytes')),
    String(middle('requests')),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Formats the results as a Markdown table with one line per page, language and site. */
export function browserReport(rows: readonly Measured[], runs: number): string {
  return [
    `Measured ${new Date().toISOString().slice(0, 10)}, median of ${runs}: 360 × 740 at two pixels a point, 1.4 Mbit/s, 560 ms, processor four times slower than a common one.`,
    '',
    `| page | language | site | ${columns.join(' | ')} |`,
    `| --- | --- | --- |${columns.map(() => ' ---: |').join('')}`,
    ...rows.map(row),
    '',
  ].join('\n');
}
