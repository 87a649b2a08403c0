import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations of admins say, in the caller's language. */
export const translate = createTranslator({
  password_first: {
    en: 'Replace your one-time password first.',
    bn: 'আগে আপনার এককালীন পাসওয়ার্ড বদলান।',
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
});
