import { createTranslator } from '../../../platform/http/messages.ts';

/** What the operations on lists say, in the caller's language. */
export const translate = createTranslator({
  too_many_lists: {
    en: 'You have {max} lists, which is as many as fit. Delete one first.',
    bn: 'আপনার {max}টি তালিকা আছে, এর বেশি রাখা যায় না। আগে একটি মুছুন।',
  },
  list_full: {
    en: 'This list holds {max} works, which is as many as fit.',
    bn: 'এই তালিকায় {max}টি কাজ আছে, এর বেশি রাখা যায় না।',
  },
  not_listed: { en: 'Only published works can be added.', bn: 'শুধু প্রকাশিত কাজ যোগ করা যায়।' },
  changed: {
    en: 'This list was changed meanwhile, perhaps in another tab. Reload, then change it again.',
    bn: 'এর মধ্যে তালিকাটি বদলেছে, হয়তো অন্য ট্যাবে। আবার লোড করে বদলান।',
  },
  taken_down: {
    en: 'We ended the sharing of this list, so it can’t be shared again. You still have it. Write to us if this is a mistake.',
    bn: 'আমরা এই তালিকার শেয়ার বন্ধ করেছি, তাই এটি আবার শেয়ার করা যাবে না। তালিকাটি আপনার কাছেই আছে। ভুল হয়ে থাকলে আমাদের লিখুন।',
  },
});

/** So long a deleted list can be restored. */
export const KEPT_MS = 30 * 24 * 60 * 60_000;
