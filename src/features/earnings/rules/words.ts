import { createTranslator } from '../../../platform/http/messages.ts';

/** What statements say, and why one can't be made. */
export const translate = createTranslator({
  ends_before: {
    en: 'Choose a day that is not before the first one.',
    bn: 'এমন একটি দিন বেছে নিন যা প্রথম দিনের আগে নয়।',
  },
  statement: { en: 'Statement of earnings', bn: 'আয়ের বিবরণী' },
  contributor: { en: 'Contributor', bn: 'নির্মাতা' },
  period: { en: 'Period', bn: 'সময়কাল' },
  period_days: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  made_on: { en: 'Made on', bn: 'তৈরির তারিখ' },
  currency: { en: 'Currency', bn: 'মুদ্রা' },
  opening: { en: 'Opening balance', bn: 'শুরুর ব্যালেন্স' },
  closing: { en: 'Closing balance', bn: 'শেষের ব্যালেন্স' },
  balance_note: {
    en: 'The balance is everything earned and not yet paid out: pending, available and reserved, less what is owed. What payment services charge is paid by the site.',
    bn: 'আয় করা হয়েছে কিন্তু এখনো পরিশোধ হয়নি, এমন সবকিছু মিলিয়ে ব্যালেন্স: অপেক্ষমাণ, উত্তোলনযোগ্য ও সংরক্ষিত, বকেয়া দেনা বাদে। পেমেন্ট সেবার খরচ সাইট বহন করে।',
  },
  date: { en: 'Date', bn: 'তারিখ' },
  month: { en: 'Month', bn: 'মাস' },
  kind: { en: 'Kind', bn: 'ধরন' },
  order: { en: 'Order', bn: 'অর্ডার' },
  work: { en: 'Work', bn: 'কাজ' },
  variant: { en: 'Variant', bn: 'ভ্যারিয়েন্ট' },
  price: { en: 'Price', bn: 'মূল্য' },
  platform_fee: { en: 'Platform fee', bn: 'প্ল্যাটফর্ম ফি' },
  share: { en: 'Your share', bn: 'আপনার অংশ' },
  balance: { en: 'Balance', bn: 'ব্যালেন্স' },
  what: { en: 'What happened', bn: 'কী হয়েছে' },
  // Of what the fee leaves the reader gets a part.
  sale_shared: { en: 'Sale, shared with others', bn: 'বিক্রি, অন্যদের সঙ্গে ভাগ করা' },
  refund_shared: { en: 'Refund, shared with others', bn: 'ফেরত, অন্যদের সঙ্গে ভাগ করা' },
  sale: { en: 'Sale', bn: 'বিক্রি' },
  refund: { en: 'Refund', bn: 'ফেরত' },
  withdrawal: { en: 'Withdrawal', bn: 'উত্তোলন' },
  withdrawal_returned: { en: 'Withdrawal returned', bn: 'উত্তোলন ফেরত এসেছে' },
  other: { en: 'Correction', bn: 'সংশোধন' },
  nothing: { en: 'Nothing was sold in this period.', bn: 'এই সময়ে কোনো বিক্রি হয়নি।' },
  by_month: {
    en: 'There were {count} entries: they are summed by month here. The CSV file has every one.',
    bn: 'মোট {count}টি হিসাব আছে: এখানে মাস অনুযায়ী যোগ করা হয়েছে। CSV ফাইলে প্রতিটিই আছে।',
  },
  count: { en: '{kind} ({count})', bn: '{kind} ({count}টি)' },
});
