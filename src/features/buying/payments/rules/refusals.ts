import { createTranslator } from '../../../../platform/http/messages.ts';

/** Why a payment can't begin. */
export const describeRefusal = createTranslator({
  not_offered: {
    en: 'This way to pay is not offered here. Choose another one.',
    bn: 'এভাবে পেমেন্ট করার সুযোগ এখানে নেই। অন্য একটি উপায় বেছে নিন।',
  },
  is_paid: { en: 'This order is paid already.', bn: 'এই অর্ডারের মূল্য আগেই পরিশোধ করা হয়েছে।' },
  is_owned: {
    en: 'Something in this order was bought with another one already. Order the rest again.',
    bn: 'এই অর্ডারের কিছু আগেই অন্য অর্ডারে কেনা হয়েছে। বাকিটা আবার অর্ডার করুন।',
  },
  on_hold: {
    en: 'A payment of this order is being checked. Please wait until that is done.',
    bn: 'এই অর্ডারের একটি পেমেন্ট যাচাই করা হচ্ছে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  is_over: {
    en: 'The time to pay this order is over. Order again what you still want.',
    bn: 'এই অর্ডারের পেমেন্টের সময় শেষ। যা এখনো চান তা আবার অর্ডার করুন।',
  },
  other_request: {
    en: 'This Idempotency-Key was used to pay with another provider. Send another one.',
    bn: 'এই Idempotency-Key দিয়ে অন্য প্রোভাইডারে পেমেন্ট শুরু হয়েছে। আরেকটি পাঠান।',
  },
  is_beginning: {
    en: 'The payment is being prepared. Try again in a moment.',
    bn: 'পেমেন্ট প্রস্তুত হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  },
  no_answer: {
    en: 'The payment could not be started, and nothing was charged. Try again, or choose another way to pay.',
    bn: 'পেমেন্ট শুরু করা যায়নি, কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন, অথবা অন্য উপায় বেছে নিন।',
  },
  not_held: {
    en: 'The payment of this order is not held back any more. Reload to see how it stands.',
    bn: 'এই অর্ডারের পেমেন্ট আর আটকে নেই। এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  not_asked: {
    en: 'The provider can’t be asked now whether the money is there. Try again in a moment.',
    bn: 'টাকাটি আছে কি না, প্রোভাইডারকে এখন জিজ্ঞেস করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।',
  },
  not_reported: {
    en: 'The provider doesn’t report this money any more, so it can’t be accepted. Reload to see how the order stands.',
    bn: 'প্রোভাইডার এই টাকার কথা আর জানাচ্ছে না, তাই এটি গ্রহণ করা যায় না। অর্ডারের এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  not_in_doubt: {
    en: 'This refund is not in doubt any more. Reload to see how it stands.',
    bn: 'এই রিফান্ড নিয়ে আর সংশয় নেই। এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  not_refused: {
    en: 'Nothing waits for a decision here any more. Reload to see how it stands.',
    bn: 'এখানে আর কোনো সিদ্ধান্ত বাকি নেই। এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  gone_back: {
    en: 'Money of this payment has gone back at the provider already, so it isn’t sent again. Choose “given back elsewhere”, with the refund’s reference there.',
    bn: 'এই পেমেন্টের টাকা প্রোভাইডারের কাছেই আগে ফেরত গেছে, তাই আবার পাঠানো হয়নি। সেখানকার রিফান্ডের রেফারেন্সসহ “অন্যভাবে ফেরত দেওয়া হয়েছে” বেছে নিন।',
  },
  sent_late: {
    en: 'The provider has sent this money all the same and calls it “{name}”. Enter that as the reference, and don’t pay it again.',
    bn: 'প্রোভাইডার এই টাকা শেষ পর্যন্ত পাঠিয়েছে; সেখানে এর নাম “{name}”। রেফারেন্স হিসেবে সেটিই লিখুন, আবার টাকা পাঠাবেন না।',
  },
  name_taken: {
    en: 'This is the reference of another refund of this payment. Where one bank transfer paid both, add a number to it.',
    bn: 'এটি এই পেমেন্টের আরেকটি রিফান্ডের রেফারেন্স। একটি ব্যাংক ট্রান্সফারে দুটিই দেওয়া হয়ে থাকলে শেষে একটি সংখ্যা যোগ করুন।',
  },
  other_sum: {
    en: 'The provider has given back {other} under this reference, not {amount}. Write the one of the refund or transfer that gave back {amount}.',
    bn: 'এই রেফারেন্সে প্রোভাইডার {other} ফেরত দিয়েছে, {amount} নয়। যে রিফান্ড বা ট্রান্সফারে {amount} ফেরত গেছে, তার রেফারেন্স লিখুন।',
  },
  reason_needed: {
    en: 'Write why it was given back elsewhere.',
    bn: 'কেন অন্যভাবে ফেরত দেওয়া হয়েছে তা লিখুন।',
  },
  name_needed: {
    en: 'Write the refund’s reference, as the provider’s panel shows it.',
    bn: 'প্রোভাইডারের প্যানেলে দেখানো রিফান্ডের রেফারেন্স লিখুন।',
  },
  still_awaited: {
    en: 'A payment of your order no. {order} may still come: its provider can’t say yet how it ended. Try again in a few minutes.',
    bn: 'আপনার অর্ডার নং {order}-এর পেমেন্ট এখনো আসতে পারে: শেষ পর্যন্ত কী হয়েছে, প্রোভাইডার তা এখনো জানাতে পারছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  },
  just_paid: {
    en: 'The payment of your order no. {order} has just come. Download what you bought, then delete the account.',
    bn: 'আপনার অর্ডার নং {order}-এর পেমেন্ট এইমাত্র এসেছে। যা কিনেছেন ডাউনলোড করে নিন, তারপর অ্যাকাউন্ট মুছুন।',
  },
  description: { en: '{site}, order {number}', bn: '{site}, অর্ডার {number}' },
});
