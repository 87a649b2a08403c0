import { BrokenFileError, type Figures } from './report.ts';

const broken = (): BrokenFileError => new BrokenFileError('The palette is broken.');
const COLOR = 1;

/** Counts the colours of an Adobe Swatch Exchange file, and checks its blocks to the last byte. */
function countAseColors(bytes: Buffer): number {
  const blocks = bytes.readUInt32BE(8);
  let [at, colors] = [12, 0];
  for (let block = 0; block < blocks; block += 1) {
    if (at + 6 > bytes.length) throw broken();
    if (bytes.readUInt16BE(at) === COLOR) colors += 1;
    at += 6 + bytes.readUInt32BE(at + 2);
  }
  if (at !== bytes.length) throw broken();
  return colors;
}

/**
 * Counts the colours of a GIMP palette, which has a line with three numbers from 0 to 255 and a name for each colour.
 */
function countGplColors(bytes: Buffer): number {
  const lines = bytes.toString('utf8').split(/\r?\n/).slice(1);
  const colors = lines.filter((line) => !/^(#|\s*$|Name:|Columns:)/.test(line));
  for (const line of colors) {
    const channels = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(\s|$)/.exec(line)?.slice(1, 4).map(Number);
    if (channels?.every((channel) => channel <= 255) !== true) throw broken();
  }
  return colors.length;
}

/** Counts the colours of a palette. @throws BrokenFileError for a broken block or line, or a palette without colours */
export function inspectPalette(bytes: Buffer, format: string): Figures {
  const colors = format === 'ase' ? countAseColors(bytes) : countGplColors(bytes);
  if (colors === 0) throw new BrokenFileError('The palette has no colour.');
  return { colors };
}
