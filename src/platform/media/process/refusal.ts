import { UnreadableAudioError } from '../audio.ts';
import { UnsafeSvgError } from '../check-svg.ts';
import { UnreadableFontError } from '../font.ts';
import { BrokenFileError } from '../inspect/report.ts';
import type { Refusal, RefusalCode } from './processed-file.ts';

/** Error for a file that can't be used, with a code for which the interface has a text. */
export class RefusedFileError extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

const MAX_DETAIL = 500;

const noMemory = /out of memory|cannot allocate|allocation failed|array buffer|creating thread/i;

/** Messages of decoders with the corresponding refusal codes. */
const meanings: readonly (readonly [RegExp, RefusalCode])[] = [
  [/EFBIG/, 'TOO_COSTLY'],
  [/invalid relative path|absolute path|invalid characters in filename/i, 'ARCHIVE_UNSAFE'],
  [
    /pixel limit|too many pixels|exceeds|too large dimensions|maximum supported image dimension|invalid dimensions|width or height/i,
    'TOO_MANY_PIXELS',
  ],
  [noMemory, 'TOO_COSTLY'],
  [
    /ends too early|premature end|truncat|end of (stream|file|data)|unexpected end|too few|cut short|moov atom not found/i,
    'TRUNCATED',
  ],
];

function findCode(error: unknown, message: string): RefusalCode {
  if (error instanceof RefusedFileError || error instanceof UnsafeSvgError) return error.code;
  if (error instanceof BrokenFileError && error.code !== null) return error.code;
  const isOurs = error instanceof UnreadableAudioError || error instanceof UnreadableFontError;
  return meanings.find(([words]) => words.test(message))?.[1] ?? (isOurs || message !== '' ? 'BROKEN' : 'TOO_COSTLY');
}

/** Whether an error comes from the machine, such as a full disk. It isn't the file's fault and may be temporary. */
export const isSystemError = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'EFBIG';

/**
 * Whether the machine refused something while a part of a file was read: a system's error, or lack of memory. The part
 * may be fine, so it must not be left out: in a process that has read no other file, there is more memory.
 */
export const isResourceError = (error: unknown): boolean =>
  isSystemError(error) || (error instanceof Error && noMemory.test(error.message));

/** Converts a reader's error to a refusal, without paths of this machine. */
export function toRefusal(error: unknown): Refusal {
  const said = error instanceof Error ? error.message : String(error);
  // A thread needs memory for its stack; the library says only that a resource is unavailable.
  const message = /creating thread/i.test(said) ? 'out of memory for another thread' : said;
  const detail = message.split('\n', 1)[0]?.replace(/(\/[\w.@-]+){2,}/g, 'the file') ?? '';
  return { code: findCode(error, message), detail: detail.replace(/\p{Cc}/gu, ' ').slice(0, MAX_DETAIL) };
}
