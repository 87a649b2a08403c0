import { inflateSync } from 'node:zlib';
import { RefusedFileError } from './refusal.ts';

const MAX_UNPACKED_BYTES = 64_000_000;

/** Actions that run, start a program, or send what is on the page somewhere. */
const active = /\/(JavaScript|Launch|SubmitForm|ImportData|RichMedia|GoToE)(?![A-Za-z])/;

/** Names may be written with the numbers of their letters. */
const readNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Streams that hold objects, unpacked; what can't be unpacked is left to the reader of the document. */
function* listObjectStreams(bytes: Buffer): Generator<string> {
  let left = MAX_UNPACKED_BYTES;
  for (let at = bytes.indexOf('/ObjStm'); at !== -1; at = bytes.indexOf('/ObjStm', at + 1)) {
    const begin = bytes.indexOf('stream', at);
    const end = begin === -1 ? -1 : bytes.indexOf('endstream', begin);
    if (end === -1) return;
    const start = begin + (bytes[begin + 6] === 0x0d ? 8 : 7);
    try {
      const unpacked = inflateSync(bytes.subarray(start, end), { maxOutputLength: Math.max(1, left) });
      left -= unpacked.length;
      yield unpacked.toString('latin1');
    } catch {
      // Another encoding, or encrypted.
    }
  }
}

/** @throws RefusedFileError for a document with actions that buyers would run by opening it */
export function checkPdfActions(bytes: Buffer): void {
  const check = (text: string): void => {
    const found = active.exec(readNames(text))?.[1];
    if (found !== undefined)
      throw new RefusedFileError('ACTIVE_CONTENT', `The document has an action of the type ${found}. Save it without.`);
  };
  check(bytes.toString('latin1'));
  for (const text of listObjectStreams(bytes)) check(text);
}
