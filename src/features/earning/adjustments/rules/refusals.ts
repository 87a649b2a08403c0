import { createTranslator } from '../../../../platform/http/messages.ts';

/** Why something can't be settled. */
export const describeRefusal = createTranslator({
  noReference: {
    en: 'Enter what bank or wallet call the transfer, with at least 3 characters.',
    bn: 'ব্যাংক বা ওয়ালেটের লেনদেন নম্বর লিখুন, অন্তত ৩টি অক্ষর।',
  },
  noReason: { en: 'Say why: it stays with the books.', bn: 'কারণ লিখুন: এটি হিসাবের সঙ্গে থাকবে।' },
  lessOwed: { en: '{amount} is owed.', bn: 'দেনা আছে {amount}।' },
  lessFree: { en: '{amount} is free to pay out.', bn: 'পরিশোধযোগ্য আছে {amount}।' },
  isActive: {
    en: 'This contributor is active and can ask for a withdrawal: pay that.',
    bn: 'এই নির্মাতা সক্রিয় এবং নিজেই উত্তোলনের অনুরোধ করতে পারেন: সেটি পরিশোধ করুন।',
  },
  hasNotLeft: {
    en: 'Only what somebody has left behind can be taken. This contributor has not left.',
    bn: 'কেবল চলে যাওয়া নির্মাতার রেখে যাওয়া টাকাই নেওয়া যায়। এই নির্মাতা চলে যাননি।',
  },
  openProposal: {
    en: 'Something is proposed for this contributor already. Confirm or drop that first.',
    bn: 'এই নির্মাতার জন্য আগেই একটি প্রস্তাব আছে। আগে সেটি নিশ্চিত বা বাতিল করুন।',
  },
  otherAdjustment: {
    en: 'This Idempotency-Key was used for something else.',
    bn: 'এই Idempotency-Key দিয়ে আগে অন্য কিছু করা হয়েছে।',
  },
  sameAdmin: {
    en: 'You proposed this. For an amount like this another owner has to confirm it.',
    bn: 'এটি আপনার প্রস্তাব। এত টাকার ক্ষেত্রে অন্য একজন মালিককে নিশ্চিত করতে হবে।',
  },
  isDone: { en: 'This was confirmed already.', bn: 'এটি আগেই নিশ্চিত করা হয়েছে।' },
  isDropped: { en: 'This was dropped.', bn: 'এটি বাতিল করা হয়েছে।' },
});
