import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on contributors say, in the caller's language. */
export const translate = createTranslator({
  terms_changed: {
    en: 'The contributor terms have changed. Reload the page, read them and accept them again.',
    bn: 'নির্মাতার শর্ত বদলেছে। পাতাটি আবার লোড করে পড়ুন, তারপর আবার সম্মতি দিন।',
  },
  reason_needed: {
    en: 'Say why: the contributor reads it.',
    bn: 'কারণ লিখুন: নির্মাতা এটি পড়বেন।',
  },
  terms_not_accepted: {
    en: 'This applicant has not accepted the contributor terms yet.',
    bn: 'এই আবেদনকারী এখনও নির্মাতার শর্তে সম্মতি দেননি।',
  },
  is_house: {
    en: 'This is the site itself: it always contributes.',
    bn: 'এটি সাইট নিজেই: এটি সবসময় নির্মাতা থাকে।',
  },
  already_pending: {
    en: 'Not possible: this is an applicant now. Reload the list.',
    bn: 'সম্ভব নয়: তিনি এখন আবেদনকারী। তালিকা আবার লোড করুন।',
  },
  already_active: {
    en: 'Not possible: this is an approved contributor now. Reload the list.',
    bn: 'সম্ভব নয়: তিনি এখন অনুমোদিত নির্মাতা। তালিকা আবার লোড করুন।',
  },
  already_suspended: {
    en: 'Not possible: this contributor is suspended now. Reload the list.',
    bn: 'সম্ভব নয়: এই নির্মাতা এখন স্থগিত। তালিকা আবার লোড করুন।',
  },
  already_rejected: {
    en: 'Not possible: this person is no contributor now. Reload the list.',
    bn: 'সম্ভব নয়: তিনি এখন নির্মাতা নন। তালিকা আবার লোড করুন।',
  },
  already_closed: {
    en: 'Not possible: this account has been deleted.',
    bn: 'সম্ভব নয়: এই অ্যাকাউন্ট মুছে ফেলা হয়েছে।',
  },
});
