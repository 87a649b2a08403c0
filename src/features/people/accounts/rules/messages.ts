import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on accounts say, in the caller's language. */
export const translate = createTranslator({
  suspended: {
    en: 'Your account is suspended.',
    bn: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে।',
  },
  suspended_because: {
    en: 'Your account is suspended: {reason}',
    bn: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে: {reason}',
  },
  username_taken: {
    en: 'This username is taken. Choose another one.',
    bn: 'এই ইউজারনেম নেওয়া হয়ে গেছে। অন্য একটি বেছে নিন।',
  },
  username_reserved: {
    en: 'This username is reserved. Choose another one.',
    bn: 'এই ইউজারনেম সংরক্ষিত। অন্য একটি বেছে নিন।',
  },
  username_alike: {
    en: 'This username is too much like that of a contributor. Choose another one.',
    bn: 'এই ইউজারনেম একজন নির্মাতার নামের সঙ্গে মিলে যায়। অন্য একটি বেছে নিন।',
  },
  name_reserved: {
    en: 'With this name you would seem to speak for {siteName}. Choose another one.',
    bn: 'এই নামে আপনাকে {siteName}-এর কেউ বলে মনে হবে। অন্য একটি নাম বেছে নিন।',
  },
  bad_picture: {
    en: 'This is not a picture that can be used. Choose a JPEG, PNG, WebP or AVIF of at most 50 megapixels.',
    bn: 'এই ছবি ব্যবহার করা যাচ্ছে না। সর্বোচ্চ ৫০ মেগাপিক্সেলের JPEG, PNG, WebP বা AVIF বেছে নিন।',
  },
  linked_elsewhere: {
    en: 'Already linked to another account',
    bn: 'এটি আগে থেকেই অন্য অ্যাকাউন্টের সঙ্গে যুক্ত',
  },
  method_taken: {
    en: 'Another account of this kind is linked already. Take that one off first.',
    bn: 'এই ধরনের আরেকটি অ্যাকাউন্ট আগে থেকেই যুক্ত। আগে সেটি সরান।',
  },
  last_method: {
    en: 'This is your only way to sign in. Add another one first.',
    bn: 'এটিই আপনার সাইন ইনের একমাত্র উপায়। আগে অন্য একটি যোগ করুন।',
  },
  recent_sign_in: {
    en: 'Confirm with a way to sign in that your account has. A confirmation is good for five minutes, once.',
    bn: 'আপনার অ্যাকাউন্টে যুক্ত কোনো সাইন-ইন পদ্ধতি দিয়ে নিশ্চিত করুন। নিশ্চিতকরণ পাঁচ মিনিট পর্যন্ত, একবারের জন্য কার্যকর।',
  },
  recently_linked: {
    en: 'This way to sign in was added less than 7 days ago. Confirm with the one you had before.',
    bn: 'এই সাইন-ইন পদ্ধতি ৭ দিনের কম সময় আগে যোগ করা হয়েছে। আগে থেকে থাকা পদ্ধতিটি দিয়ে নিশ্চিত করুন।',
  },
  email_of_provider: {
    en: 'This e-mail comes with your linked sign-in method. Unlink that first.',
    bn: 'এই ই-মেইল আপনার যুক্ত করা সাইন-ইন পদ্ধতি থেকে এসেছে। আগে সেটি সরান।',
  },
  mail_choices: {
    en: 'Choose which e-mails you get',
    bn: 'কোন ই-মেইলগুলো পাবেন, তা বেছে নিন',
  },
  mail_unsubscribe: {
    en: 'Don’t send me such e-mails any more',
    bn: 'এ ধরনের ই-মেইল আর চাই না',
  },
  confirm_username: {
    en: 'Type your username, {username}, to confirm.',
    bn: 'নিশ্চিত করতে আপনার ইউজারনেম {username} লিখুন।',
  },
});
