import { stemWord } from '../words.ts';

/** Words of praise or about the use of a work. They describe too many works, so searches drop them first. */
const vague = new Set(
  `app application website web site page project digital online company agency design designer graphic art artwork image picture vector
   file set pack bundle collection cute beautiful lovely nice cool simple modern creative professional best good new big small happy style
   অ্যাপ ওয়েবসাইট ডিজাইন চিত্র ছবি সেট সংগ্রহ সুন্দর কিউট আধুনিক নতুন ভালো সেরা বড় ছোট সহজ`
    .normalize('NFC')
    .split(/\s+/)
    .map(stemWord),
);

export const isVague = (stem: string): boolean => vague.has(stem);
