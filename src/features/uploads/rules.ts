import * as z from 'zod';
import { createTranslator } from '../../platform/http/messages.ts';
import { createCursorCodec, cursorId, type Page } from '../../platform/pagination.ts';

const position = z.object({ id: cursorId });

export type UploadPage = Page<'newest', z.output<typeof position>>;

export const uploadCursors = createCursorCodec<'newest', z.output<typeof position>>({ newest: position });

/** What the operations on uploads say, in the caller's language. */
export const translate = createTranslator({
  in_use: {
    en: 'A work uses this file. Take it out of the work first.',
    bn: 'একটি কাজে এই ফাইল ব্যবহার হচ্ছে। আগে কাজটি থেকে ফাইলটি সরান।',
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
