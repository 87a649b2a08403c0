import { createTranslator } from '../../../../platform/http/messages.ts';
import type { Takedown, TakedownCode } from '../contract/takedown.ts';

export const toTakedown = (row: {
  readonly unpublished_code: string | null;
  readonly unpublished_reason: string;
}): Takedown | null =>
  row.unpublished_code === null ? null : { code: row.unpublished_code as TakedownCode, note: row.unpublished_reason };

/** What a contributor is told, in their language. */
export const describeTakedown = createTranslator({
  copyright: {
    en: 'It seems to use somebody else’s work without permission.',
    bn: 'মনে হচ্ছে এতে অনুমতি ছাড়া অন্যের কাজ ব্যবহার করা হয়েছে।',
  },
  privacy: {
    en: 'It shows a person, or data about one, without consent.',
    bn: 'এতে সম্মতি ছাড়া কোনো ব্যক্তি বা তাঁর তথ্য দেখা যাচ্ছে।',
  },
  unlawful: { en: 'It is unlawful, hateful or harmful.', bn: 'এটি বেআইনি, বিদ্বেষমূলক বা ক্ষতিকর।' },
  misleading: {
    en: 'Title, keywords or previews say something else than the files.',
    bn: 'শিরোনাম, কীওয়ার্ড বা প্রিভিউ ফাইলের সঙ্গে মেলে না।',
  },
  broken: { en: 'A file is broken or incomplete.', bn: 'কোনো ফাইল নষ্ট বা অসম্পূর্ণ।' },
  quality: {
    en: 'Its quality is below what buyers can expect.',
    bn: 'এর মান ক্রেতাদের প্রত্যাশার চেয়ে কম।',
  },
  policy: { en: 'It breaks the contributor terms.', bn: 'এটি নির্মাতার শর্তের সঙ্গে মেলে না।' },
  other: { en: 'For another reason.', bn: 'অন্য কারণে।' },
} satisfies Record<TakedownCode, { en: string; bn: string }>);
