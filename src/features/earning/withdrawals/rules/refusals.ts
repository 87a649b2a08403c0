import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMomentIn, formatMoneyIn } from '../../../../platform/local-format.ts';

/** Why something about withdrawals is refused. */
export const describeRefusal = createTranslator({
  below: { en: 'The least you can withdraw this way is {amount}.', bn: 'এই উপায়ে অন্তত {amount} তুলতে হবে।' },
  above: {
    en: 'The most you can withdraw at once this way is {amount}.',
    bn: 'এই উপায়ে একবারে সর্বোচ্চ {amount} তোলা যায়।',
  },
  tooMuch: { en: 'You have {amount} to withdraw.', bn: 'আপনি সর্বোচ্চ {amount} তুলতে পারবেন।' },
  currency: { en: 'Earnings are paid out in {currency}.', bn: 'আয় {currency} মুদ্রায় দেওয়া হয়।' },
  noOption: { en: 'Choose where the money should go.', bn: 'টাকা কোথায় যাবে তা বেছে নিন।' },
  frozen: {
    en: 'You changed this account a short while ago. Money can be sent there from {time}.',
    bn: 'এই অ্যাকাউন্টটি সম্প্রতি বদলানো হয়েছে। {time} থেকে এখানে টাকা পাঠানো যাবে।',
  },
  notAllowed: {
    en: 'Withdrawals this way are stopped for now. Choose another way.',
    bn: 'এই উপায়ে টাকা তোলা আপাতত বন্ধ। অন্য একটি উপায় বেছে নিন।',
  },
  openRequest: {
    en: 'A withdrawal of yours is under way. You can ask for the next one once it is over.',
    bn: 'আপনার একটি উত্তোলন চলছে। সেটি শেষ হলে পরেরটি করতে পারবেন।',
  },
  otherRequest: {
    en: 'This Idempotency-Key was used for another withdrawal.',
    bn: 'এই Idempotency-Key দিয়ে আগে অন্য একটি উত্তোলন করা হয়েছে।',
  },
  otherFee: {
    en: 'The transfer fee is now {fee}. Look at it again before you ask.',
    bn: 'পাঠানোর খরচ এখন {fee}। অনুরোধের আগে আবার দেখে নিন।',
  },
  notContributor: {
    en: 'Only contributors have earnings to withdraw.',
    bn: 'কেবল নির্মাতাদেরই তোলার মতো আয় থাকে।',
  },
  notActive: {
    en: 'Your contributor account isn’t active, so nothing can be withdrawn now. Your earnings stay yours; write to us.',
    bn: 'আপনার নির্মাতা অ্যাকাউন্ট সক্রিয় নেই, তাই এখন টাকা তোলা যাবে না। আপনার আয় আপনারই থাকছে; আমাদের লিখুন।',
  },
  approvedMeanwhile: {
    en: 'This withdrawal is approved and on its way: it can’t be cancelled any more.',
    bn: 'এই উত্তোলন অনুমোদিত হয়ে পাঠানোর পথে: এটি আর বাতিল করা যাবে না।',
  },
  noReference: {
    en: 'Enter the transaction number that the bank or wallet gave.',
    bn: 'ব্যাংক বা ওয়ালেটের দেওয়া লেনদেন নম্বর লিখুন।',
  },
  noReason: { en: 'Say why: the contributor reads it.', bn: 'কারণ লিখুন: নির্মাতা এটি পড়বেন।' },
  sameAdmin: {
    en: 'You approved this withdrawal. For an amount like this another owner has to pay it.',
    bn: 'এই উত্তোলন আপনি অনুমোদন করেছেন। এত টাকার ক্ষেত্রে অন্য একজন মালিককে টাকা পাঠাতে হবে।',
  },
  inBatch: {
    en: 'This withdrawal is in payment file {number}. Find out what the bank did, and enter it as paid or failed.',
    bn: 'এই উত্তোলন {number} নং পেমেন্ট ফাইলে আছে। ব্যাংক কী করেছে জেনে পরিশোধিত বা ব্যর্থ হিসেবে লিখুন।',
  },
  nothingApproved: {
    en: 'No approved withdrawal of this kind waits for a file.',
    bn: 'এই ধরনের কোনো অনুমোদিত উত্তোলন ফাইলের অপেক্ষায় নেই।',
  },
  onlyHeld: {
    en: 'The withdrawals of this kind that wait can’t go into a file of yours; the page says why.',
    bn: 'এই ধরনের যে উত্তোলনগুলো অপেক্ষায় আছে সেগুলো আপনার ফাইলে যেতে পারে না; কারণ পাতায় লেখা আছে।',
  },
  notCorrectable: {
    en: 'This result can’t be corrected to that.',
    bn: 'এই ফল ওভাবে সংশোধন করা যায় না।',
  },
  openCorrection: {
    en: 'A correction is proposed already. Confirm or drop it first.',
    bn: 'আগেই একটি সংশোধনের প্রস্তাব আছে। আগে সেটি নিশ্চিত বা বাতিল করুন।',
  },
  manyCorrections: { en: 'This withdrawal can’t be corrected again.', bn: 'এই উত্তোলন আর সংশোধন করা যায় না।' },
  noCorrection: { en: 'No correction waits for a decision.', bn: 'কোনো সংশোধন সিদ্ধান্তের অপেক্ষায় নেই।' },
  ownCorrection: {
    en: 'You proposed this correction. Another owner has to confirm it.',
    bn: 'এই সংশোধন আপনার প্রস্তাব। অন্য একজন মালিককে নিশ্চিত করতে হবে।',
  },
  openAtDeletion: {
    en: 'A withdrawal of {amount} is under way. Cancel it under Sales and earnings, or wait until it is paid.',
    bn: '{amount} উত্তোলন চলছে। বিক্রি ও আয় পাতায় গিয়ে সেটি বাতিল করুন, অথবা টাকা পাওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  balanceAtDeletion: {
    en: 'You have earned {amount} that was not paid out. Withdraw it under Sales and earnings first. If it is less than the least that can be withdrawn, or you don’t want it, give it up as you delete the account.',
    bn: 'আপনার {amount} আয় এখনো তোলা হয়নি। আগে বিক্রি ও আয় পাতা থেকে তুলে নিন। ন্যূনতম পরিমাণের কম হলে, বা না চাইলে, অ্যাকাউন্ট মুছে ফেলার সময় তা ছেড়ে দিতে পারেন।',
  },
  inactiveAtDeletion: {
    en: 'You have earned {amount} that was not paid out. Your contributor account isn’t active, so you can’t withdraw it yourself now: write to us, or give it up as you delete the account.',
    bn: 'আপনার {amount} আয় এখনো তোলা হয়নি। আপনার নির্মাতা অ্যাকাউন্ট সক্রিয় নেই, তাই এখন নিজে তুলতে পারবেন না: আমাদের লিখুন, অথবা অ্যাকাউন্ট মুছে ফেলার সময় তা ছেড়ে দিন।',
  },
  pendingAtDeletion: {
    en: '{amount} of your earnings has not cleared yet. Wait until Sales and earnings says that it can be withdrawn.',
    bn: 'আপনার {amount} আয় এখনো ছাড় হয়নি। বিক্রি ও আয় পাতায় তোলার যোগ্য দেখানো পর্যন্ত অপেক্ষা করুন।',
  },
  debtAtDeletion: {
    en: 'Refunds have left {amount} for you to pay back. Later sales settle it by themselves; write to us to settle it now.',
    bn: 'রিফান্ডের কারণে আপনার কাছে আমাদের {amount} পাওনা আছে। পরের বিক্রি থেকে এটি নিজেই শোধ হবে; এখনই মেটাতে চাইলে আমাদের লিখুন।',
  },
});

export interface WantedWithdrawal {
  readonly amount: number;
  readonly currency: string;
  readonly now: Date;
}

export interface WithdrawTerms {
  readonly isAllowed: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly usableFrom: Date;
}

/** What stands against a withdrawal before anybody looks at the balance: a message for each field. Minor units. */
export function findWithdrawProblems(
  { amount, currency, now }: WantedWithdrawal,
  terms: WithdrawTerms | undefined,
  { locale, siteCurrency }: { readonly locale: 'en' | 'bn'; readonly siteCurrency: string },
): { readonly path: string; readonly message: string }[] {
  const problems: { path: string; message: string }[] = [];
  const money = (minor: number): string => formatMoneyIn(locale, minor, siteCurrency);
  if (currency !== siteCurrency)
    problems.push({ path: 'currency', message: describeRefusal('currency', locale, { currency: siteCurrency }) });
  if (terms === undefined) return [...problems, { path: 'optionId', message: describeRefusal('noOption', locale) }];
  if (!terms.isAllowed) problems.push({ path: 'optionId', message: describeRefusal('notAllowed', locale) });
  else if (terms.usableFrom > now) {
    const time = formatMomentIn(locale, terms.usableFrom);
    problems.push({ path: 'optionId', message: describeRefusal('frozen', locale, { time }) });
  }
  if (amount < terms.minimum)
    problems.push({ path: 'amount', message: describeRefusal('below', locale, { amount: money(terms.minimum) }) });
  if (amount > terms.maximum)
    problems.push({ path: 'amount', message: describeRefusal('above', locale, { amount: money(terms.maximum) }) });
  return problems;
}
