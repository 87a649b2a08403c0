import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the server says of a search. */
export const translate = createTranslator({
  too_slow: {
    en: 'This search takes too long. Use fewer filters, words or exclusions.',
    bn: 'এই অনুসন্ধানে খুব বেশি সময় লাগছে। ফিল্টার, শব্দ বা বাদ দেওয়া কীওয়ার্ড কমিয়ে আবার খুঁজুন।',
  },
});
