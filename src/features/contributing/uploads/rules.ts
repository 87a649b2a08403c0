import * as z from 'zod';
import { cleanLine } from '../../../platform/clean-text.ts';
import { createTranslator, type Locale } from '../../../platform/http/messages.ts';
import { toIntlTag } from '../../../platform/local-format.ts';
import { createCursorCodec, cursorId, type Page } from '../../../platform/pagination.ts';

const position = z.object({ id: cursorId });

export type UploadPage = Page<'newest', z.output<typeof position>>;

export const uploadCursors = createCursorCodec<'newest', z.output<typeof position>>({ newest: position });

/** What the operations on uploads say, in the caller's language. */
export const translate = createTranslator({
  name_missing: { en: 'The file needs a name.', bn: 'ফাইলটির একটি নাম লাগবে।' },
  name_too_long: {
    en: 'The name has more than 200 characters. Rename the file, then choose it again.',
    bn: 'নামটি ২০০ অক্ষরের বেশি। ফাইলের নাম ছোট করে আবার বেছে নিন।',
  },
  empty: { en: 'This file is empty.', bn: 'ফাইলটি খালি।' },
  wrong_hash: { en: 'This is no SHA-256 in hexadecimal digits.', bn: 'এটি হেক্সাডেসিমেলে লেখা SHA-256 নয়।' },
  too_large: {
    en: 'This file has {size}. One file may have at most {max}.',
    bn: 'ফাইলটি {size}। একটি ফাইল সর্বোচ্চ {max} হতে পারে।',
  },
  too_many_open: {
    en: 'You have {count} unfinished uploads, which is the most. Finish or remove some of them first.',
    bn: 'আপনার {count}টি আপলোড অসমাপ্ত আছে, এর বেশি রাখা যায় না। আগে কিছু শেষ করুন বা বাদ দিন।',
  },
  day_is_full: {
    en: 'You can send {max} a day, and {left} are left today. Go on tomorrow, or send smaller files.',
    bn: 'দিনে {max} পর্যন্ত পাঠানো যায়, আজ বাকি আছে {left}। বাকিটা কাল পাঠান, অথবা ছোট ফাইল দিন।',
  },
  finished: {
    en: 'This upload is complete; nothing more can be added.',
    bn: 'আপলোডটি শেষ হয়েছে; আর কিছু যোগ করা যায় না।',
  },
  wrong_offset: {
    en: 'Another part is expected. Ask where to go on.',
    bn: 'অন্য একটি অংশ পাওয়ার কথা। কোথা থেকে চলবে, আগে জেনে নিন।',
  },
  in_use: {
    en: 'A work uses this file. Take it out of the work first.',
    bn: 'একটি কাজে এই ফাইল ব্যবহার হচ্ছে। আগে কাজটি থেকে ফাইলটি সরান।',
  },
  nothing_to_retry: {
    en: 'There is nothing to try again: send the file once more.',
    bn: 'আবার চেষ্টা করার কিছু নেই: ফাইলটি আরেকবার পাঠান।',
  },
  not_ready: {
    en: '“{name}” is not ready yet. Wait until it has been processed.',
    bn: '“{name}” এখনো তৈরি হয়নি। ফাইলটি যাচাই শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  refused: {
    en: '“{name}” can’t be used. Remove it from this work.',
    bn: '“{name}” ব্যবহার করা যাবে না। কাজটি থেকে ফাইলটি বাদ দিন।',
  },
});

/** A refusal that isn't the file's fault: its bytes are kept, and can be tried again. */
export const PROCESSING_FAILED = 'PROCESSING_FAILED';

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
