import { extname } from 'node:path';
import type { FileKind } from './report.ts';

export interface Format {
  readonly kind: FileKind;
  readonly format: string;
}

type Signature = readonly [kind: FileKind, format: string, bytes: string, at?: number];

/** Format signatures: first bytes, as Latin-1. */
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
  ['document', 'pdf', '%PDF-'],
  ['layered', 'psd', '8BPS'],
  ['model', 'glb', 'glTF'],
  ['vector', 'eps', '%!PS-Adobe'],
  ['vector', 'eps', '\xc5\xd0\xd3\xc6'],
  ['sound', 'mp3', 'ID3'],
  ['sound', 'ogg', 'OggS'],
  ['sound', 'm4a', 'ftypM4A', 4],
  ['video', 'webm', '\x1a\x45\xdf\xa3'],
  ['video', 'mov', 'ftypqt', 4],
  ...['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash', 'mp71'].map(
    (brand): Signature => ['video', 'mp4', `ftyp${brand}`, 4],
  ),
  ['picture', 'avif', 'ftypavif', 4],
  ['picture', 'tiff', 'II*\x00'],
  ['picture', 'tiff', 'MM\x00*'],
  ['picture', 'exr', 'v/1\x01'],
  ['picture', 'hdr', '#?RADIANCE'],
  ['picture', 'hdr', '#?RGBE'],
  ['sound', 'flac', 'fLaC'],
  ['sound', 'wav', 'WAVE', 8],
];

const aliases: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  lottie: 'zip',
  tif: 'tiff',
  htm: 'html',
  markdown: 'md',
  m4v: 'mp4',
  oga: 'ogg',
  psb: 'psd',
  yml: 'yaml',
};
const textFormats = new Set(['css', 'csv', 'cube', 'html', 'json', 'md', 'obj', 'txt', 'xml', 'yaml']);
const named = new Set([...signatures.map(([, format]) => format), ...textFormats, 'svg', 'ai']);

/** Finds the format of a file name's extension; undefined if it is unknown. */
export function readPromisedFormat(name: string): string | undefined {
  const ending = extname(name).slice(1).toLowerCase();
  const format = aliases[ending] ?? ending;
  return named.has(format) ? format : undefined;
}

/** Decodes UTF-8 without control characters; undefined for other data. */
function readText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish binary data from text.
    return /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Start and end markers of what may precede the root element. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** Finds the end of a document type; one with internal declarations ends after their bracket. */
function findDoctypeEnd(text: string, at: number): number {
  const [bracket, end] = [text.indexOf('[', at), text.indexOf('>', at)];
  if (bracket === -1 || bracket > end) return end;
  const close = text.indexOf(']', bracket);
  return close === -1 ? -1 : text.indexOf('>', close);
}

/** Returns true if the first element is `svg`. It reads each character once. */
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

/**
 * Whether a file begins with a frame of MPEG audio, layer III, without a tag: eleven set bits and only allowed values.
 */
const isMpegFrame = (bytes: Buffer): boolean =>
  bytes.length > 3 &&
  bytes[0] === 0xff &&
  ((bytes[1] ?? 0) & 0xe6) === 0xe2 &&
  ((bytes[1] ?? 0) & 0x18) !== 0x08 &&
  ((bytes[2] ?? 0) & 0xf0) !== 0xf0 &&
  ((bytes[2] ?? 0) & 0x0c) !== 0x0c;

/** Whether a file is an Illustrator document, which is a PDF or PostScript file with additional data. */
const isIllustration = (format: string, name: string): boolean =>
  (format === 'pdf' || format === 'eps') && readPromisedFormat(name) === 'ai';

/** Recognizes a format by the bytes alone; the name only distinguishes text formats. */
export function recognizeFormat(bytes: Buffer, name: string): Format {
  const head = bytes.toString('latin1', 0, 32);
  const known = signatures.find(([, , start, at = 0]) => head.startsWith(start, at));
  if (known !== undefined && isIllustration(known[1], name)) return { kind: 'vector', format: 'ai' };
  if (known !== undefined) return { kind: known[0], format: known[1] };
  if (isMpegFrame(bytes)) return { kind: 'sound', format: 'mp3' };
  const text = readText(bytes);
  if (text === undefined) return { kind: 'unknown', format: '' };
  if (isSvg(text)) return { kind: 'vector', format: 'svg' };
  const promised = readPromisedFormat(name);
  return { kind: 'text', format: promised !== undefined && textFormats.has(promised) ? promised : 'txt' };
}
