import { createTranslator } from '../../../platform/http/messages.ts';

/** What the operations on assets say, in the caller's language. */
export const translate = createTranslator({
  note_needed: {
    en: 'For “another reason”, write the contributor what it is.',
    bn: '“অন্য কারণ” হলে নির্মাতাকে লিখে জানান কী কারণ।',
  },
  not_unpublished: {
    en: 'Only what was unpublished can be published here; anything else goes through a review.',
    bn: 'এখানে শুধু অপ্রকাশিত কাজ আবার প্রকাশ করা যায়; বাকি সব রিভিউ হয়ে আসে।',
  },
  by_contributor: {
    en: 'Its contributor unpublished this; only they can publish it again.',
    bn: 'নির্মাতা নিজে এটি অপ্রকাশিত করেছেন; তিনিই শুধু আবার প্রকাশ করতে পারবেন।',
  },
});
