import { constants, inflateSync } from 'node:zlib';
import { RefusedFileError } from './refusal.ts';

const MAX_UNPACKED_BYTES = 64_000_000;
/** How long the dictionary of a stream is, at most: far more than programs write. */
const MAX_DICTIONARY = 1_000_000;

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

function refuseUnread(): never {
  throw new RefusedFileError(
    'ACTIVE_CONTENT',
    'Objects are packed in a way that can’t be looked through. Save it anew.',
  );
}

/** Streams that hold objects: a document has actions in them where a search for words doesn't find them. */
function* listObjectStreams(text: string): Generator<ObjectStream> {
  const marks = /\bobj\b|stream[ \t]*(?:\r\n|\r|\n)/g;
  let object = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    if (found[0] === 'obj') object = marks.lastIndex;
    else if (!text.startsWith('end', found.index - 3)) {
      if (found.index - object > MAX_DICTIONARY) refuseUnread();
      // Comments may stand between any two words.
      const dictionary = readNames(text.slice(object, found.index).replace(/%[^\r\n]*/g, ' '));
      if (/\/ObjStm(?![A-Za-z])/.test(dictionary)) yield { start: marks.lastIndex, dictionary };
      object = marks.lastIndex;
    }
  }
}

/** @throws RefusedFileError for what programs don't write: other packings than the usual one, or far too much */
function unpack(bytes: Buffer, { start, dictionary }: ObjectStream, room: number): string {
  const [, filter = ''] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary) ?? [];
  const filters = filter.match(/\w+/g) ?? [];
  const isElsewhere = filters.length === 0 && /\/Filter(?![A-Za-z])/.test(dictionary);
  if (isElsewhere || filters.length > 1) return refuseUnread();
  if (/\/(Predictor\s*(?!1\b)\d|F\s*[(<]|Crypt|DecodeParms\s*\d)/.test(dictionary)) return refuseUnread();
  const end = bytes.indexOf('endstream', start);
  const cut = bytes.subarray(start, end === -1 ? undefined : end);
  if (filters.length === 0) return cut.toString('latin1');
  if (filters[0] !== 'FlateDecode' && filters[0] !== 'Fl') return refuseUnread();
  // What is packed may have the word for its end in it, and may lack an end of its own.
  return inflate(bytes.subarray(start), room) ?? inflate(cut, room) ?? refuseUnread();
}

/** Undefined for what is no such packing, or more than there is room for. */
function inflate(packed: Buffer, room: number): string | undefined {
  try {
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return undefined;
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
