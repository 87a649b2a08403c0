import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on reports say, in the caller's language. */
export const translate = createTranslator({
  claimed: {
    en: '{name} has this open. Choose another one, or wait.',
    bn: '{name} এটি দেখছেন। অন্য একটি বেছে নিন, অথবা অপেক্ষা করুন।',
  },
  closed: {
    en: 'This has been closed in the meantime. Reload the page.',
    bn: 'এর মধ্যে এটি বন্ধ করা হয়েছে। পাতাটি আবার লোড করুন।',
  },
  another: {
    en: 'Another report has come in meanwhile. Reload the page and read it first.',
    bn: 'এর মধ্যে আরও একটি রিপোর্ট এসেছে। আবার লোড করে আগে সেটি পড়ুন।',
  },
  reason_needed: { en: 'Say why it is unpublished.', bn: 'কেন অপ্রকাশিত হচ্ছে, তা বেছে নিন।' },
  note_needed: {
    en: 'Write the contributor what this is about.',
    bn: 'কী নিয়ে বলছেন, নির্মাতাকে লিখে জানান।',
  },
  no_content: { en: 'There is no such content (any more).', bn: 'এমন কোনো কাজ নেই, বা আর নেই।' },
  no_list: { en: 'There is no such list (any more).', bn: 'এমন কোনো তালিকা নেই, বা আর নেই।' },
  no_account: {
    en: 'There is nobody behind this contributor who could be warned.',
    bn: 'এই নির্মাতার পেছনে সতর্ক করার মতো কেউ নেই।',
  },
  somebody: { en: 'Another admin', bn: 'অন্য একজন অ্যাডমিন' },
});
