import { unmark } from '../../../../ui/csv.ts';

type Separator = ',' | ';' | '\t';

/** A field in quotes, up to the separator or the end of the line; other quotes are a part of the text. */
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

/** Rows of a text with quoted fields, as a spreadsheet copies them: an empty row in the middle stays one. */
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

/** Whether there is anything in a row. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/**
 * A file of a spreadsheet: separated by commas, or by semicolons or tabs as some write it. The apostrophe before what
 * looks like a formula is taken off again.
 */
export function parseCsv(text: string): string[][] {
  const [first = ''] = text.replace(/^\ufeff/, '').split('\n', 1);
  const count = (letter: string) => first.split(letter).length;
  const separators = [',', ';', '\t'] as const;
  const separator = separators.reduce((best, each) => (count(each) > count(best) ? each : best));
  return parseSeparated(text, separator).map((row) => row.map(unmark));
}

/** The text of a spreadsheet's file: UTF-8, or UTF-16 with its mark. Undefined for any other, which would arrive broken. */
export function decodeTable(bytes: ArrayBuffer): string | undefined {
  const [one, two] = new Uint8Array(bytes);
  const encoding = one === 0xff && two === 0xfe ? 'utf-16le' : one === 0xfe && two === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
