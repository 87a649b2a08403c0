import { createTranslator } from '../../../platform/http/messages.ts';
import type { licenceTiers } from './contract.ts';

export type LicenceTier = (typeof licenceTiers)[number];

/** Why a version can't be added. */
export const translate = createTranslator({
  open: {
    en: 'An open licence is published elsewhere; its text is not changed here.',
    bn: 'মুক্ত লাইসেন্স অন্য জায়গায় প্রকাশিত; এর লেখা এখানে বদলানো হয় না।',
  },
  too_early: {
    en: 'A version takes effect from now on, and after the one before it.',
    bn: 'নতুন ভার্সন এখন থেকে, এবং আগের ভার্সনের পরে কার্যকর হয়।',
  },
  editorial_goods: {
    en: 'What is for editorial use only can’t be on goods for sale.',
    bn: 'কেবল সম্পাদকীয় ব্যবহারের কাজ বিক্রির পণ্যে থাকতে পারে না।',
  },
});
