import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on search keys say, in the caller's language. */
export const translate = createTranslator({
  into_itself: {
    en: 'Choose another key: it can’t be merged into itself.',
    bn: 'অন্য একটি কী বেছে নিন: নিজের সঙ্গে মেশানো যায় না।',
  },
  unknown_key: {
    en: 'Nobody has searched for this key, and no work carries it.',
    bn: 'এই কী কেউ খোঁজেননি, কোনো কাজেও এটি নেই।',
  },
  merged_key: {
    en: 'This key counts as another one. Separate it first.',
    bn: 'এই কী অন্য একটির সঙ্গে মেশানো। আগে আলাদা করুন।',
  },
  pinned_twice: { en: 'A key is here twice.', bn: 'একটি কী দুইবার আছে।' },
  order_changed: {
    en: 'Somebody has changed this meanwhile. Reload, then change it again.',
    bn: 'এর মধ্যে কেউ এটি বদলেছেন। আবার লোড করে বদলান।',
  },
  too_many_pinned: {
    en: 'Unpin another key first: no more than 20 fit.',
    bn: 'আগে অন্য একটি কী সরান: ২০টির বেশি রাখা যায় না।',
  },
});
