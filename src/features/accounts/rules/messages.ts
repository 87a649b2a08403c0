/** What refusals say, in the caller's language. */
const texts = {
  suspended: {
    en: 'Your account is suspended.',
    bn: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে।',
  },
  suspended_because: {
    en: 'Your account is suspended: {reason}',
    bn: 'আপনার অ্যাকাউন্ট স্থগিত করা হয়েছে: {reason}',
  },
  password_first: {
    en: 'Replace your one-time password first.',
    bn: 'আগে আপনার এককালীন পাসওয়ার্ড বদলান।',
  },
  not_signed_in: {
    en: 'The sign-in could not be confirmed. Try again.',
    bn: 'সাইন-ইন নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।',
  },
  username_taken: {
    en: 'This username is taken. Choose another one.',
    bn: 'এই ইউজারনেম নেওয়া হয়ে গেছে। অন্য একটি বেছে নিন।',
  },
  username_form: {
    en: 'Use 2 to 39 small letters, digits, hyphens or underscores; begin with a letter or digit.',
    bn: '২ থেকে ৩৯টি ছোট হাতের ইংরেজি অক্ষর, সংখ্যা, হাইফেন বা আন্ডারস্কোর দিন; শুরু হবে অক্ষর বা সংখ্যা দিয়ে।',
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
  confirm_username: {
    en: 'Type your username, {username}, to confirm.',
    bn: 'নিশ্চিত করতে আপনার ইউজারনেম {username} লিখুন।',
  },
  login_wrong: {
    en: 'The e-mail, password or code is wrong.',
    bn: 'ই-মেইল, পাসওয়ার্ড বা কোড ভুল।',
  },
  login_locked: {
    en: 'Too many failed sign-ins. Try again in {minutes} minutes.',
    bn: 'অনেকবার ভুল হয়েছে। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
  },
  password_wrong: {
    en: 'This is not your current password.',
    bn: 'এটি আপনার বর্তমান পাসওয়ার্ড নয়।',
  },
  password_same: {
    en: 'Choose a password that you have not used here before.',
    bn: 'এমন পাসওয়ার্ড দিন যা এখানে আগে ব্যবহার করেননি।',
  },
  code_wrong: {
    en: 'This code is wrong or has been used. Enter the one that the authenticator shows now.',
    bn: 'কোডটি ভুল বা ব্যবহৃত। অথেন্টিকেটরে এখন যে কোড দেখাচ্ছে সেটি দিন।',
  },
} as const;

export type TextKey = keyof typeof texts;

export function translate(key: TextKey, locale: 'en' | 'bn', values: Readonly<Record<string, string>> = {}): string {
  return texts[key][locale].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
