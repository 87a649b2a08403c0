import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations of reviews say, in the caller's language. */
export const translate = createTranslator({
  applicant: {
    en: 'You can send works to review once your application is approved. Your drafts are kept.',
    bn: 'আপনার আবেদন অনুমোদিত হলে কাজ রিভিউতে পাঠাতে পারবেন। খসড়াগুলো থেকে যাবে।',
  },
  pending: {
    en: 'This work is being reviewed already.',
    bn: 'কাজটি এখনই রিভিউ হচ্ছে।',
  },
  published: {
    en: 'This work is published. To change it, make a revision and submit that.',
    bn: 'কাজটি প্রকাশিত। বদলাতে চাইলে একটি নতুন সংশোধন তৈরি করে সেটি জমা দিন।',
  },
  appealed: {
    en: 'This work was rejected, and your appeal has been decided. It can’t be submitted again.',
    bn: 'কাজটি প্রত্যাখ্যান হয়েছে, আপনার আপিলেরও সিদ্ধান্ত হয়ে গেছে। এটি আর জমা দেওয়া যাবে না।',
  },
  unchanged: {
    en: 'Nothing has changed since this came back. Edit what the reviewer asked for, or write why it should stay as it is.',
    bn: 'ফেরত আসার পর কিছুই বদলায়নি। রিভিউয়ার যা চেয়েছেন তা ঠিক করুন, অথবা কেন এভাবেই থাকা উচিত তা লিখুন।',
  },
  missing_title: { en: 'Give it a title.', bn: 'একটি শিরোনাম দিন।' },
  missing_category: { en: 'Choose a category.', bn: 'একটি বিভাগ বেছে নিন।' },
  missing_subcategory: { en: 'Choose a subcategory.', bn: 'একটি উপবিভাগ বেছে নিন।' },
  missing_keywords: { en: 'Add at least three keywords.', bn: 'অন্তত তিনটি কীওয়ার্ড দিন।' },
  missing_description: { en: 'Describe it in a sentence or two.', bn: 'এক-দুই বাক্যে এর বর্ণনা দিন।' },
  missing_file: { en: 'Every variant needs a file.', bn: 'প্রতিটি ভ্যারিয়েন্টে একটি ফাইল লাগবে।' },
  missing_price: { en: 'Set a price, or make it free.', bn: 'একটি দাম দিন, অথবা ফ্রি করুন।' },
  missing_preview: { en: 'Add a picture that shows it.', bn: 'কাজটি দেখায় এমন একটি ছবি দিন।' },
  missing_model_release: {
    en: 'Add a release signed by the people who can be recognised.',
    bn: 'যাঁদের চেনা যায়, তাঁদের সই করা সম্মতিপত্র যোগ করুন।',
  },
  missing_property_release: {
    en: 'Add a release signed by the owner of the property.',
    bn: 'সম্পত্তির মালিকের সই করা সম্মতিপত্র যোগ করুন।',
  },
  missing_change_note: { en: 'Say what has changed.', bn: 'কী বদলেছে তা লিখুন।' },
  claimed: {
    en: '{name} has been looking at this since {time}. Choose another one, or wait.',
    bn: '{name} {time} থেকে এটি দেখছেন। অন্য একটি বেছে নিন, অথবা অপেক্ষা করুন।',
  },
  decided: {
    en: '{name} has decided on this in the meantime: {decision}.',
    bn: 'এর মধ্যে {name} এটির সিদ্ধান্ত দিয়েছেন: {decision}।',
  },
  own_decision: {
    en: 'You rejected this work; its appeal is for another reviewer.',
    bn: 'কাজটি আপনিই প্রত্যাখ্যান করেছেন; আপিলটি অন্য একজন রিভিউয়ার দেখবেন।',
  },
  needs_reason: { en: 'Choose at least one reason.', bn: 'অন্তত একটি কারণ বেছে নিন।' },
  needs_message: {
    en: 'For this reason write the contributor what you mean.',
    bn: 'এই কারণে আপনি কী বোঝাচ্ছেন, নির্মাতাকে লিখে জানান।',
  },
  no_reasons: { en: 'An approval has no reasons.', bn: 'অনুমোদনে কোনো কারণ দেওয়া যায় না।' },
  not_live: {
    en: 'Its contributor is not active now, so it can’t be published.',
    bn: 'এর নির্মাতা এখন সক্রিয় নন, তাই এটি প্রকাশ করা যাবে না।',
  },
  missing: { en: 'This is not there any more.', bn: 'এটি আর নেই।' },
  incomplete: { en: 'Something is still missing.', bn: 'এখনও কিছু বাকি আছে।' },
  changed: {
    en: 'This has changed in the meantime. Reload and try again.',
    bn: 'এর মধ্যে এটি বদলে গেছে। আবার লোড করে চেষ্টা করুন।',
  },
  broke: {
    en: 'Something went wrong on our side. Nothing was changed for this work; try again.',
    bn: 'আমাদের দিক থেকে কিছু একটা ভুল হয়েছে। এই কাজে কিছুই বদলায়নি; আবার চেষ্টা করুন।',
  },
  approved: { en: 'approved', bn: 'অনুমোদিত' },
  changes_requested: { en: 'changes requested', bn: 'পরিবর্তন চাওয়া হয়েছে' },
  rejected: { en: 'rejected', bn: 'প্রত্যাখ্যান' },
  somebody: { en: 'Another reviewer', bn: 'অন্য একজন রিভিউয়ার' },
});
