import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

const translate = createTranslator({ en, bn }, 'content_mockup');

/** Creates the captions of a mock-up, in the language of its work and in the site's other one. */
export const captionMockup = (language: 'en' | 'bn') => ({
  caption: translate('caption', language),
  translated_caption: translate('caption', language === 'en' ? 'bn' : 'en'),
});
