import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on collections say, in the caller's language. */
export const translate = createTranslator({
  key_needed: {
    en: 'Choose a key of letters a to z, digits and hyphens: this title has none.',
    bn: 'a থেকে z, অঙ্ক আর হাইফেন দিয়ে একটি কী দিন: এই শিরোনাম থেকে কী বানানো যায় না।',
  },
  key_taken: { en: 'Another collection has this key.', bn: 'অন্য একটি সংগ্রহের এই কী আছে।' },
  order_changed: {
    en: 'Somebody has changed this meanwhile. Reload, then change it again.',
    bn: 'এর মধ্যে কেউ এটি বদলেছেন। আবার লোড করে বদলান।',
  },
  not_listed: {
    en: 'Only published works can be added.',
    bn: 'শুধু প্রকাশিত কাজ যোগ করা যায়।',
  },
  times_crossed: {
    en: 'The end has to come after the beginning.',
    bn: 'শেষ সময় শুরুর পরে হতে হবে।',
  },
  too_many_showcased: {
    en: 'Remove one from the home page first: no more than 24 fit.',
    bn: 'আগে হোম থেকে একটি সরান: ২৪টির বেশি রাখা যায় না।',
  },
  twice: { en: 'A work is here twice.', bn: 'একটি কাজ দুইবার আছে।' },
  collection_twice: { en: 'A collection is here twice.', bn: 'একটি সংগ্রহ দুইবার আছে।' },
  no_collection: { en: 'There is no such collection.', bn: 'এমন কোনো সংগ্রহ নেই।' },
  cover_elsewhere: {
    en: 'Only a work of the collection can be its cover.',
    bn: 'শুধু সংগ্রহের কোনো কাজই এর কভার হতে পারে।',
  },
});
