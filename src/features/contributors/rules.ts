import { createTranslator } from '../../platform/http/messages.ts';

/** What the operations on contributors say, in the caller's language. */
export const translate = createTranslator({
  terms_changed: {
    en: 'The contributor terms have changed. Reload the page, read them and accept them again.',
    bn: 'নির্মাতার শর্ত বদলেছে। পাতাটি আবার লোড করে পড়ুন, তারপর আবার সম্মতি দিন।',
  },
});
