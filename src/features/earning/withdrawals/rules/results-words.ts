import { createTranslator } from '../../../../platform/http/messages.ts';

/** What is said of each row of a bank's file. */
export const describeResult = createTranslator({
  paid: { en: 'Paid.', bn: 'পরিশোধিত।' },
  failed: { en: 'Failed: the money is free again.', bn: 'ব্যর্থ: টাকা আবার মুক্ত।' },
  same: { en: 'This was entered before.', bn: 'এটি আগেই লেখা হয়েছে।' },
  none: { en: 'No status is given: nothing was changed.', bn: 'কোনো অবস্থা দেওয়া নেই: কিছু বদলায়নি।' },
  unknown: {
    en: 'The status has to be “paid” or “failed”.',
    bn: 'অবস্থা “paid” অথবা “failed” হতে হবে।',
  },
  noRequest: { en: 'There is no such withdrawal.', bn: 'এমন কোনো উত্তোলন নেই।' },
  notInFile: {
    en: 'This withdrawal is in no payment file.',
    bn: 'এই উত্তোলন কোনো পেমেন্ট ফাইলে নেই।',
  },
  tooLong: { en: 'Reference or reason is too long.', bn: 'রেফারেন্স বা কারণ বেশি লম্বা।' },
  otherResult: {
    en: 'Something else was entered for it before. Open it and look.',
    bn: 'এর জন্য আগে অন্য কিছু লেখা হয়েছে। খুলে দেখুন।',
  },
  contradiction: {
    en: 'The file says two things of this withdrawal: nothing was changed. Leave one row.',
    bn: 'ফাইলে এই উত্তোলন নিয়ে দুই রকম কথা আছে: কিছু বদলায়নি। একটি সারি রাখুন।',
  },
  otherAmount: {
    en: 'The amount isn’t what this withdrawal pays out. Open it and look.',
    bn: 'টাকার অঙ্ক এই উত্তোলনের প্রাপ্য অঙ্কের সঙ্গে মেলে না। খুলে দেখুন।',
  },
  error: {
    en: 'Something went wrong on our side: this row changed nothing. Send the file again.',
    bn: 'আমাদের দিকে সমস্যা হয়েছে: এই সারিতে কিছু বদলায়নি। ফাইলটি আবার পাঠান।',
  },
  unclosed: {
    en: 'The file ends inside quotes, so rows may be missing. Save it as CSV anew.',
    bn: 'ফাইলটি উদ্ধৃতিচিহ্নের ভেতরে শেষ হয়েছে, তাই সারি বাদ পড়ে থাকতে পারে। আবার CSV হিসেবে সেভ করুন।',
  },
  noColumns: {
    en: 'The file needs the columns request, status, reference and reason, as the payment file has them.',
    bn: 'ফাইলে request, status, reference ও reason কলাম লাগবে, পেমেন্ট ফাইলে যেমন আছে।',
  },
  tooManyRows: { en: 'Send at most {count} rows at once.', bn: 'একবারে সর্বোচ্চ {count}টি সারি পাঠান।' },
});
