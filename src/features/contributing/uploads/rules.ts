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

/** What the operations on uploads say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'uploads_answer');

/** Processing failed for a reason of the site's own. */
export const PROCESSING_FAILED = 'PROCESSING_FAILED';
/** Other files of its contributor took too long on the same day. */
export const TOO_MANY_COSTLY = 'TOO_MANY_COSTLY';
/** Refusals that aren't the file's fault: its bytes are kept, and can be tried again. */
export const keptRefusals: readonly string[] = [PROCESSING_FAILED, TOO_MANY_COSTLY];

/** So many files of a contributor may take too long or too much memory in a day (UTC) before the others are set aside. */
export const MAX_COSTLY_A_DAY = 10;

const DAY_MS = 86_400_000;

/** An unfinished upload is kept so long after its last byte, a finished one so long where nothing uses it. */
export const unfinishedUntil = (now: Date): Date => new Date(now.getTime() + DAY_MS);
export const finishedUntil = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS);

const UNIT = 1_000_000;

/** `4.7 GB`, `12 MB`: rounded down, so that what is said to be left really is. */
export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1000 * UNIT;
  const value = Math.floor(bytes / (isLarge ? 100 * UNIT : UNIT)) / (isLarge ? 10 : 1);
  const digits = new Intl.NumberFormat(toIntlTag(locale, 'en'), { maximumFractionDigits: 1 }).format(value);
  return locale === 'bn' ? `${digits} ${isLarge ? 'জিবি' : 'এমবি'}` : `${digits} ${isLarge ? 'GB' : 'MB'}`;
}

export const MAX_NAME = 200;
const MAX_FOLDER = 400;

/** The name of a file without what nobody sees (marks that change the direction among it) and without folders. */
export const cleanName = (name: string): string => cleanLine(name.replace(/^.*[/\\]/s, ''));

/** The folder that a file was in, its end where it is very long. */
export const cleanFolder = (folder: string): string =>
  cleanLine(folder.replaceAll('\\', '/'))
    .replace(/^\/+|\/+$/g, '')
    .slice(-MAX_FOLDER)
    .trim();
