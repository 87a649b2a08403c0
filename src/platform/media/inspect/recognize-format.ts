import { extname } from 'node:path';
import type { FileKind } from './report.ts';

export interface Format {
  readonly kind: FileKind;
  readonly format: string;
}

type Signature = readonly [kind: FileKind, format: string, bytes: string, at?: number];

/** First bytes, as Latin-1. */
const signatures: readonly Signature[] = [
  ['archive', 'zip', 'PK\x03\x04'],
  ['archive', 'zip', 'PK\x05\x06'],
  ['font', 'ttf', '\x00\x01\x00\x00'],
  ['font', 'ttf', 'true'],
  ['font', 'otf', 'OTTO'],
  ['font', 'ttc', 'ttcf'],
  ['font', 'woff', 'wOFF'],
  ['font', 'woff2', 'wOF2'],
  ['palette', 'ase', 'ASEF'],
  ['palette', 'gpl', 'GIMP Palette'],
  ['picture', 'png', '\x89PNG\r\n\x1a\n'],
  ['picture', 'jpg', '\xff\xd8\xff'],
  ['picture', 'gif', 'GIF8'],
  ['picture', 'webp', 'WEBP', 8],
  ['picture', 'avif', 'ftypavif', 4],
  ['picture', 'tiff', 'II*\x00'],
  ['picture', 'tiff', 'MM\x00*'],
  ['picture', 'exr', 'v/1\x01'],
  ['picture', 'hdr', '#?RADIANCE'],
  ['picture', 'hdr', '#?RGBE'],
  ['sound', 'flac', 'fLaC'],
  ['sound', 'wav', 'WAVE', 8],
];

const aliases: Readonly<Record<string, string>> = { jpeg: 'jpg', tif: 'tiff', htm: 'html', markdown: 'md' };
const textFormats = new Set(['css', 'csv', 'html', 'json', 'md', 'txt', 'xml', 'yaml']);
const named = new Set([...signatures.map(([, format]) => format), ...textFormats, 'svg']);

/** What the ending of the name promises; undefined where it promises nothing that is known here. */
export function readPromisedFormat(name: string): string | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  const format = aliases[ending] ?? ending;
  return named.has(format) ? format : undefined;
}

/** The text of UTF-8 without control characters; undefined for anything else. */
function readText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells binary data from text.
    return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** What may stand before the root element, as it begins and ends. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** Where a document type ends; one with declarations of its own ends behind their bracket. */
function findDoctypeEnd(text: string, at: number): number {
  const [bracket, end] = [text.indexOf('[', at), text.indexOf('>', at)];
  if (bracket === -1 || bracket > end) return end;
  const close = text.indexOf(']', bracket);
  return close === -1 ? -1 : text.indexOf('>', close);
}

/** True where the first element is `svg`. Each character is looked at once. */
function isSvg(text: string): boolean {
  const blank = /[\s\ufeff]*/y;
  for (let at = 0; at < text.length; ) {
    blank.lastIndex = at;
    at += blank.exec(text)?.[0].length ?? 0;
    const part = prologue.find(([start]) => text.startsWith(start, at));
    const isDoctype = /^<!doctype/i.test(text.slice(at, at + 9));
    if (part === undefined && !isDoctype) return /^<svg[\s/>]/i.test(text.slice(at, at + 5));
    const end = part === undefined ? findDoctypeEnd(text, at) : text.indexOf(part[1], at);
    if (end === -1) return false;
    at = end + (part?.[1].length ?? 1);
  }
  return false;
}

/** Tells a format by the bytes alone, and one text from another by the name. */
export function recognizeFormat(bytes: Buffer, name: string): Format {
  const head = bytes.toString('latin1', 0, 32);
  const known = signatures.find(([, , start, at = 0]) => head.startsWith(start, at));
  if (known !== undefined) return { kind: known[0], format: known[1] };
  const text = readText(bytes);
  if (text === undefined) return { kind: 'unknown', format: '' };
  if (isSvg(text)) return { kind: 'vector', format: 'svg' };
  const promised = readPromisedFormat(name);
  return { kind: 'text', format: promised !== undefined && textFormats.has(promised) ? promised : 'txt' };
}
