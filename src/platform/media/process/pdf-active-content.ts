import { constants, inflateSync } from 'node:zlib';
import { RefusedFileError } from './refusal.ts';

const MAX_UNPACKED_BYTES = 64_000_000;
/** Maximum length of a stream's dictionary, far longer than programs write. */
const MAX_DICTIONARY = 1_000_000;

/** Actions that execute code, start a program, or send the page's data somewhere. */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData|RichMedia|GoToE)(?![A-Za-z])/;

/** Decodes names in which characters are written as hexadecimal codes. */
const readNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface ObjectStream {
  /** Position of the stream's bytes. */
  readonly start: number;
  readonly dictionary: string;
}

function refuseUnread(): never {
  throw new RefusedFileError(
    'ACTIVE_CONTENT',
    'Objects are packed in a way that can’t be looked through. Save it anew.',
  );
}

/** Lists streams that contain compressed objects, in which a text search would not find actions. */
function* listObjectStreams(text: string): Generator<ObjectStream> {
  const marks = /\bobj\b|stream[ \t]*(?:\r\n|\r|\n)/g;
  let object = 0;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    if (found[0] === 'obj') object = marks.lastIndex;
    else if (!text.startsWith('end', found.index - 3)) {
      if (found.index - object > MAX_DICTIONARY) refuseUnread();
      // Comments may occur between any two tokens.
      const dictionary = readNames(text.slice(object, found.index).replace(/%[^\r\n]*/g, ' '));
      if (/\/ObjStm(?![A-Za-z])/.test(dictionary)) yield { start: marks.lastIndex, dictionary };
      object = marks.lastIndex;
    }
  }
}

/** Decompresses an object stream. @throws RefusedFileError for unusual filters or too much data */
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
  // Compressed data may contain the end marker, and may itself be incomplete.
  return inflate(bytes.subarray(start), room) ?? inflate(cut, room) ?? refuseUnread();
}

/** Decompresses data; undefined if it isn't valid or exceeds the limit. */
function inflate(packed: Buffer, room: number): string | undefined {
  try {
    const options = { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH };
    return inflateSync(packed, options).toString('latin1');
  } catch {
    return undefined;
  }
}

/** The document's text, then that of each compressed stream of objects. @throws RefusedFileError for unusual ones */
export function* listPdfTexts(bytes: Buffer): Generator<string> {
  const text = bytes.toString('latin1');
  yield readNames(text);
  let left = MAX_UNPACKED_BYTES;
  for (const stream of listObjectStreams(text)) {
    const unpacked = unpack(bytes, stream, left);
    left -= unpacked.length;
    yield readNames(unpacked);
  }
}

/** Refuses a document whose actions would run when a buyer opens it, and an encrypted one. @throws RefusedFileError */
export function checkPdfActions(bytes: Buffer): void {
  let isFirst = true;
  for (const words of listPdfTexts(bytes)) {
    // Encrypted data can't be searched for actions.
    if (isFirst && /\/Encrypt\b/.test(words))
      throw new RefusedFileError(
        'ENCRYPTED',
        'The document is encrypted. Save it without a password and restrictions.',
      );
    isFirst = false;
    const found = active.exec(words)?.[1];
    if (found !== undefined)
      throw new RefusedFileError('ACTIVE_CONTENT', `The document has an action of the type ${found}. Save it without.`);
  }
}
