import * as z from 'zod';
import { createTranslator } from '../../../platform/http/messages.ts';
import { createCursorCodec, cursorNumber } from '../../../platform/pagination.ts';

/** How many works have it, or 0 where the order is by name; and the keyword that breaks ties. */
const position = z.object({ value: cursorNumber, key: z.string().max(60) });

export const cursors = createCursorCodec<'used' | 'name', z.output<typeof position>>({
  used: position,
  name: position,
});

/** What the operations on keywords say, in the caller's language. */
export const translate = createTranslator({
  renaming_under_way: {
    en: '“{from}” is being renamed to “{to}” in many works. Wait until it is done, then try again.',
    bn: 'অনেক কনটেন্টে “{from}” কিওয়ার্ডটি “{to}” করা হচ্ছে। শেষ হলে আবার চেষ্টা করুন।',
  },
  removal_under_way: {
    en: '“{from}” is being removed from many works. Wait until it is done, then try again.',
    bn: 'অনেক কনটেন্ট থেকে “{from}” কিওয়ার্ডটি সরানো হচ্ছে। শেষ হলে আবার চেষ্টা করুন।',
  },
  same: { en: 'Type another spelling than the one it has.', bn: 'এখন যে বানান আছে, তা ছাড়া অন্য বানান লিখুন।' },
});
