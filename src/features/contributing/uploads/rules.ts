import * as z from 'zod';
import { cleanLine } from '../../../platform/clean-text.ts';
import { createTranslator, type Locale } from '../../../platform/http/messages.ts';
import { toIntlTag } from '../../../platform/local-format.ts';
import { createCursorCodec, cursorId, type Page } from '../../../platform/pagination.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

const position = z.object({ id: cursorId });

export type UploadPage = Page<'newest', z.output<typeof position>>;

export const uploadCursors = createCursorCodec<'newest', z.output<typeof position>>({ newest: position });

/** Translated messages of the operations on uploads. */
export const translate = createTranslator({ en, bn }, 'uploads_answer');

/** Processing failed for a reason that isn't the file's fault. */
export const PROCESSING_FAILED = 'PROCESSING_FAILED';
/** Other files of the same contributor took too long on the same day. */
export const TOO_MANY_COSTLY = 'TOO_MANY_COSTLY';
/** Refusals that aren't the file's fault. The bytes are kept, so that processing can be retried. */
export const keptRefusals: readonly string[] = [PROCESSING_FAILED, TOO_MANY_COSTLY];

/**
 * Maximum number of a contributor's files per day (UTC) that may exceed the time or memory limit; after that, further
 * files are set aside.
 */
export const MAX_COSTLY_A_DAY = 10;

const DAY_MS = 86_400_000;

/**
 * Expiry times: an unfinished upload is kept for a day after its last byte, a finished one for seven days unless a
 * content uses it.
 */
export const unfinishedUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);
export const finishedUntil = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS);

const UNIT = 1_000_000;

/** Formats a size as `4.7 GB` or `12 MB`, rounded down, so that the displayed free space really exists. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1000 * UNIT;
  const value = Math.floor(bytes / (isLarge ? 100 * UNIT : UNIT)) / (isLarge ? 10 : 1);
  const digits = new Intl.NumberFormat(toIntlTag(locale, 'en'), { maximumFractionDigits: 1 }).format(value);
  return locale === 'bn' ? `${digits} ${isLarge ? 'জিবি' : 'এমবি'}` : `${digits} ${isLarge ? 'GB' : 'MB'}`;
}

export const MAX_NAME = 200;
const MAX_FOLDER = 400;

/** Removes folders and invisible characters, such as text direction marks, from a file name. */
export const cleanName = (name: string): string => cleanLine(name.replace(/^.*[/\\]/s, ''));

/** Normalizes the path of a file's folder; of a very long path, only the end is kept. */
export const cleanFolder = (folder: string): string =>
  cleanLine(folder.replaceAll('\\', '/'))
    .replace(/^\/+|\/+$/g, '')
    .slice(-MAX_FOLDER)
    .trim();
