import { unmark } from '../../../../ui/csv.ts';

type Separator = ',' | ';' | '\t';

/** Patterns of a quoted field, up to the separator or the end of the line. Other quotes are part of the text. */
const quoted: Readonly<Record<Separator, RegExp>> = {
  ',': /"((?:[^"]|"")*)"(?=,|\r?\n|$)/y,
  ';': /"((?:[^"]|"")*)"(?=;|\r?\n|$)/y,
  '\t': /"((?:[^"]|"")*)"(?=\t|\r?\n|$)/y,
};
const plain: Readonly<Record<Separator, RegExp>> = {
  ',': /[^,\r\n]*(?:\r(?!\n)[^,\r\n]*)*/y,
  ';': /[^;\r\n]*(?:\r(?!\n)[^;\r\n]*)*/y,
  '\t': /[^\t\r\n]*(?:\r(?!\n)[^\t\r\n]*)*/y,
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Parses rows with quoted fields, as spreadsheets copy them. Empty rows in the middle are kept. */
export function parseSeparated(text: string, separator: Separator): string[][] {
  const source = text.replace(/^\ufeff/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < source.length || row.length > 0) {
    const inQuotes = source.charAt(at) === '"' ? matchAt(quoted[separator], source, at) : null;
    const found = inQuotes ?? matchAt(plain[separator], source, at);
    row.push(inQuotes === null ? (found?.[0] ?? '') : (inQuotes[1] ?? '').replaceAll('""', '"'));
    at += found?.[0].length ?? 0;
    const isMore = source.charAt(at) === separator;
    at += isMore ? 1 : source.startsWith('\r\n', at) ? 2 : 1;
    if (isMore) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Whether all cells of a row are empty. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * Parses a spreadsheet's file, separated by commas, semicolons or tabs. It removes the apostrophe that protects against
 * formulas.
 */
export function parseCsv(text: string): string[][] {
  const [first = ''] = text.replace(/^\ufeff/, '').split('\n', 1);
  const count = (letter: string) => first.split(letter).length;
  const separators = [',', ';', '\t'] as const;
  const separator = separators.reduce((best, each) => (count(each) > count(best) ? each : best));
  return parseSeparated(text, separator).map((row) => row.map(unmark));
}

/** Decodes a spreadsheet's file in UTF-8, or UTF-16 with a byte order mark; undefined for other encodings. */
export function decodeTable(bytes: ArrayBuffer): string | undefined {
  const [one, two] = new Uint8Array(bytes);
  const encoding = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
