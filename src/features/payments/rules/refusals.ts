import { createTranslator } from '../../../platform/http/messages.ts';

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
  not_in_doubt: {
    en: 'This refund is not in doubt any more. Reload to see how it stands.',
    bn: 'এই রিফান্ড নিয়ে আর সংশয় নেই। এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  name_needed: {
    en: 'Write the refund’s reference, as the provider’s panel shows it.',
    bn: 'প্রোভাইডারের প্যানেলে দেখানো রিফান্ডের রেফারেন্স লিখুন।',
  },
  description: { en: '{site}, order {number}', bn: '{site}, অর্ডার {number}' },
});
