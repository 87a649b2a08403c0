import { createTranslator } from '../../../platform/http/messages.ts';

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
  noColumns: {
    en: 'The file needs the columns request, status, reference and reason, as the payment file has them.',
    bn: 'ফাইলে request, status, reference ও reason কলাম লাগবে, পেমেন্ট ফাইলে যেমন আছে।',
  },
  tooManyRows: { en: 'Send at most {count} rows at once.', bn: 'একবারে সর্বোচ্চ {count}টি সারি পাঠান।' },
});
