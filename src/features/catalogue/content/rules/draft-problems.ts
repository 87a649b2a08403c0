import { createTranslator } from '../../../../platform/http/messages.ts';

/** What is wrong with a change of a draft. */
export const describeProblem = createTranslator({
  changed_elsewhere: {
    en: 'This was changed somewhere else in the meantime. Look at that version, then save yours again.',
    bn: 'এর মধ্যে অন্য কোথাও এটি বদলানো হয়েছে। এখন যা আছে তা দেখে আবার সংরক্ষণ করুন।',
  },
  unknown_category: { en: 'There is no such category.', bn: 'এমন কোনো বিভাগ নেই।' },
  unknown_subcategory: {
    en: 'The category has no such subcategory.',
    bn: 'এই বিভাগে এমন কোনো উপবিভাগ নেই।',
  },
  unknown_licence: { en: 'Choose one of the licences.', bn: 'লাইসেন্সগুলোর একটি বেছে নিন।' },
  unknown_variant: { en: 'This content has no such variant.', bn: 'এই কনটেন্টে এমন কোনো ভ্যারিয়েন্ট নেই।' },
  unknown_file: { en: 'This content has no such file.', bn: 'এই কনটেন্টে এমন কোনো ফাইল নেই।' },
  unknown_preview: { en: 'This content has no such preview.', bn: 'এই কনটেন্টে এমন কোনো প্রিভিউ নেই।' },
  same_name: {
    en: 'Two files of a variant can’t have the same name.',
    bn: 'একই ভ্যারিয়েন্টের দুটি ফাইলের নাম এক হতে পারে না।',
  },
  twice: { en: 'This is here twice.', bn: 'এটি দুইবার আছে।' },
  variant_stays: {
    en: 'A published variant stays for those who have it. Take its price away to stop selling it.',
    bn: 'যাঁরা নিয়েছেন, তাঁদের জন্য প্রকাশিত ভ্যারিয়েন্ট থেকে যায়। বিক্রি বন্ধ করতে দাম সরিয়ে দিন।',
  },
  is_used: { en: 'This file is in a draft already.', bn: 'এই ফাইলটি একটি খসড়ায় আগে থেকেই আছে।' },
});
