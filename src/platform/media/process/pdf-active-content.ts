import { constants, inflateSync } from 'node:zlib';
import { RefusedFileError } from './refusal.ts';

const MAX_UNPACKED_BYTES = 64_000_000;
/** How far before its stream the dictionary of an object begins, at most. */
const MAX_DICTIONARY = 4096;

/** Actions that run, start a program, or send what is on the page somewhere. */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData|RichMedia|GoToE)(?![A-Za-z])/;

/** Names may be written with the numbers of their letters. */
const readNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface ObjectStream {
  /** Where its bytes begin. */
  readonly start: number;
  readonly dictionary: string;
}

/** Streams that hold objects: a document has actions in them where a search for words doesn't find them. */
function* listObjectStreams(text: string): Generator<ObjectStream> {
  const begin = /stream(\r\n|\r|\n)/g;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const before = text.slice(Math.max(0, found.index - MAX_DICTIONARY), found.index);
    if (before.endsWith('end')) continue;
    const dictionary = readNames(before.slice(before.lastIndexOf(' obj') + 1));
    if (/\/ObjStm(?![A-Za-z])/.test(dictionary)) yield { start: begin.lastIndex, dictionary };
  }
}

const refuseUnread = (): never => {
  throw new RefusedFileError(
    'ACTIVE_CONTENT',
    'Objects are packed in a way that can’t be looked through. Save it anew.',
  );
};

/** @throws RefusedFileError for what programs don't write: other packings than the usual one, or far too much */
function unpack(bytes: Buffer, { start, dictionary }: ObjectStream, room: number): string {
  const [, filter = ''] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary) ?? [];
  const filters = filter.match(/\w+/g) ?? [];
  if (/\/(Predictor\s*(?!1\b)\d|F\s*[(<]|Crypt)/.test(dictionary) || filters.length > 1) return refuseUnread();
  const end = bytes.indexOf('endstream', start);
  const packed = bytes.subarray(start, end === -1 ? undefined : end);
  if (filters.length === 0) return packed.toString('latin1');
  if (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl') return refuseUnread();
  try {
    // What is behind the end of the packed bytes is no matter, and neither is an end that is missing.
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return refuseUnread();
  }
}

/** @throws RefusedFileError for a document with actions that buyers would run by opening it, and for an encrypted one */
export function checkPdfActions(bytes: Buffer): void {
  const check = (words: string): void => {
    const found = active.exec(words)?.[1];
    if (found !== undefined)
      throw new RefusedFileError('ACTIVE_CONTENT', `The document has an action of the type ${found}. Save it without.`);
  };
  const text = bytes.toString('latin1');
  const words = readNames(text);
  // What is encrypted can't be looked through for actions.
  if (/\/Encrypt\b/.test(words))
    throw new RefusedFileError('ENCRYPTED', 'The document is encrypted. Save it without a password and restrictions.');
  check(words);
  let left = MAX_UNPACKED_BYTES;
  for (const stream of listObjectStreams(text)) {
    const unpacked = unpack(bytes, stream, left);
    left -= unpacked.length;
    check(readNames(unpacked));
  }
}
