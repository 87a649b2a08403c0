import { createTranslator } from '../../../../platform/http/messages.ts';
import type { ContentStatus } from '../contract/own-content.ts';

/** Which status may follow which; the database has the same table, and a test compares both. */
export const transitions: Readonly<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: ['pending'],
  pending: ['published', 'changes_requested', 'rejected'],
  changes_requested: ['pending'],
  rejected: ['pending'],
  published: ['unpublished'],
  unpublished: ['published'],
};

export const canMove = (from: ContentStatus, to: ContentStatus): boolean => transitions[from].includes(to);

/** What its contributor may change or delete. */
export const editableStatuses: readonly ContentStatus[] = ['draft', 'changes_requested', 'rejected'];

/** Why a content can't become what was wanted, or can't be changed, by the status that it has. */
export const describeStatus = createTranslator({
  draft: {
    en: 'This is a draft; it has to be reviewed first.',
    bn: 'এটি একটি খসড়া; আগে রিভিউ হতে হবে।',
  },
  pending: {
    en: 'This is being reviewed and can’t be changed until that is done.',
    bn: 'এটি রিভিউ হচ্ছে; রিভিউ শেষ না হওয়া পর্যন্ত বদলানো যাবে না।',
  },
  changes_requested: {
    en: 'Changes were requested; submit it again when they are made.',
    bn: 'এটিতে কিছু পরিবর্তন চাওয়া হয়েছে; পরিবর্তন করে আবার জমা দিন।',
  },
  rejected: {
    en: 'This was rejected.',
    bn: 'এটি প্রত্যাখ্যান করা হয়েছে।',
  },
  published: {
    en: 'This is published. To change it, make a revision.',
    bn: 'এটি প্রকাশিত। বদলাতে চাইলে একটি নতুন সংশোধন তৈরি করুন।',
  },
  taken_down: {
    en: 'An admin unpublished this; only an admin can publish it again.',
    bn: 'একজন অ্যাডমিন এটি অপ্রকাশিত করেছেন; শুধু অ্যাডমিনই আবার প্রকাশ করতে পারবেন।',
  },
  unpublished: {
    en: 'This was published and is unpublished now. To change it, make a revision.',
    bn: 'এটি প্রকাশিত ছিল, এখন অপ্রকাশিত। বদলাতে চাইলে একটি নতুন সংশোধন তৈরি করুন।',
  },
});
