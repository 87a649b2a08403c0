import type { EmbeddedMetadata } from '../processed-file.ts';

const MAX_VALUE = 20_000;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '', f: '' };

/** Reads the bytes of a PDF string, starting after its bracket; undefined if it doesn't end. */
function readLiteral(text: string, start: number): string | undefined {
  let [value, depth] = ['', 1];
  for (let at = start; at < text.length && at < start + MAX_VALUE; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      value += octal === undefined ? (escapes[next] ?? next) : String.fromCharCode(Number.parseInt(octal, 8) & 255);
      at += octal?.length ?? 1;
      continue;
    }
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0) return value;
    value += letter;
  }
  return undefined;
}

/** Decodes UTF-16 with a byte order mark; other strings approximately as Latin-1. */
function decode(value: string): string {
  if (!value.startsWith('\xfe\xff')) return value;
  const bytes = Buffer.from(value.slice(2, 2 + 2 * Math.floor((value.length - 2) / 2)), 'latin1');
  return bytes.swap16().toString('utf16le');
}

function readField(text: string, name: string): string | null {
  const found = new RegExp(`/${name}\\s{0,20}(?:\\(|<([0-9A-Fa-f\\s]{0,${MAX_VALUE}})>)`).exec(text);
  if (found === null) return null;
  const hex = found[1];
  if (hex !== undefined) return decode(Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'));
  const literal = readLiteral(text, found.index + found[0].length);
  return literal === undefined ? null : decode(literal);
}

/** Reads title, subject, keywords and author from a document's information, if that is uncompressed. */
export function readPdfInformation(bytes: Buffer): EmbeddedMetadata {
  const text = bytes.toString('latin1');
  // Outlines have titles, too; the document's title is next to its author, producer or similar.
  const block = /<<[^>]{0,4000}\/(Producer|Creator|Author|CreationDate|Keywords)\b/.exec(text);
  const start = block === null ? -1 : block.index;
  const part = start === -1 ? '' : text.slice(start, start + MAX_VALUE * 2);
  return {
    title: readField(part, 'Title'),
    description: readField(part, 'Subject'),
    keywords: [readField(part, 'Keywords') ?? ''],
    author: readField(part, 'Author'),
  };
}
