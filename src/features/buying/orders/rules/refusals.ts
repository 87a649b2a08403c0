import { createTranslator } from '../../../../platform/http/messages.ts';

/** Why something about orders is refused. */
export const describeRefusal = createTranslator({
  noLine: {
    en: 'Choose lines of this order to give back.',
    bn: 'এই অর্ডারের কোন লাইনগুলোর টাকা ফেরত যাবে তা বাছুন।',
  },
  refunded: {
    en: 'One of these lines was given back already, or is being given back.',
    bn: 'এর একটি লাইনের টাকা আগেই ফেরত গেছে, বা ফেরত যাচ্ছে।',
  },
  downloaded: {
    en: 'This was downloaded: {lines}. You can give it back all the same.',
    bn: 'ডাউনলোড করা হয়েছে: {lines}। চাইলে তবু টাকা ফেরত দিতে পারেন।',
  },
  tooLate: {
    en: 'The time for refunds of this order is over. You can give it back all the same.',
    bn: 'এই অর্ডারের টাকা ফেরতের সময় শেষ। চাইলে তবু টাকা ফেরত দিতে পারেন।',
  },
  otherRefund: {
    en: 'This Idempotency-Key was used for another refund.',
    bn: 'এই Idempotency-Key দিয়ে আগে অন্য একটি রিফান্ড করা হয়েছে।',
  },
  notFailed: {
    en: 'Only a refund that failed can be tried again.',
    bn: 'কেবল ব্যর্থ হওয়া রিফান্ড আবার চেষ্টা করা যায়।',
  },
  transferNeeded: {
    en: 'Write what the bank or wallet calls the transfer: 3 characters or more.',
    bn: 'ব্যাংক বা ওয়ালেটে লেনদেনটির নম্বর লিখুন: অন্তত ৩টি অক্ষর।',
  },
  reasonNeeded: {
    en: 'Write why it was paid back by transfer.',
    bn: 'কেন ট্রান্সফারে ফেরত দেওয়া হয়েছে তা লিখুন।',
  },
  notSettled: {
    en: 'Only a refund that failed, or that was not confirmed for {days} days, is settled by a transfer. Reload to see how it stands.',
    bn: 'কেবল ব্যর্থ হওয়া বা {days} দিনেও নিশ্চিত না হওয়া রিফান্ড ট্রান্সফারে মেটানো যায়। এখন কী অবস্থা তা দেখতে আবার লোড করুন।',
  },
  otherOrder: {
    en: 'This Idempotency-Key was used for another order.',
    bn: 'এই Idempotency-Key দিয়ে আগে অন্য একটি অর্ডার করা হয়েছে।',
  },
  openOrder: {
    en: 'Your order no. {order} still waits for its payment. Cancel it under Orders in your profile, then delete the account.',
    bn: 'আপনার অর্ডার নং {order}-এর পেমেন্ট এখনো বাকি। প্রোফাইলের অর্ডার পাতায় গিয়ে অর্ডারটি বাতিল করুন, তারপর অ্যাকাউন্ট মুছুন।',
  },
  heldOrder: {
    en: 'The payment of your order no. {order} is being checked. You can delete the account as soon as that is done; we will tell you.',
    bn: 'আপনার অর্ডার নং {order}-এর পেমেন্ট যাচাই করা হচ্ছে। শেষ হলেই জানাব; তখন অ্যাকাউন্ট মুছতে পারবেন।',
  },
});
