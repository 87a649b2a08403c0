import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on the ledger say, in the caller's language. */
export const translate = createTranslator({
  export_running: {
    en: 'The ledger is being downloaded right now. Try again once that is done.',
    bn: 'এই মুহূর্তে লেজার ডাউনলোড হচ্ছে। সেটি শেষ হলে আবার চেষ্টা করুন।',
  },
});
