import { createTranslator } from '../../../../platform/http/messages.ts';

/** What sign-in says, in the caller's language. */
export const translate = createTranslator({
  not_signed_in: {
    en: 'The sign-in could not be confirmed. Try again.',
    bn: 'সাইন-ইন নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।',
  },
});
