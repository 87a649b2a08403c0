import { createTranslator } from '../../../platform/http/messages.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Translated messages of the operations on pictures. */
export const translate = createTranslator({ en, bn }, 'pictures_answer');

/** Minimum cosine similarity at which people perceive pictures as similar. */
export const MIN_COSINE = 0.25;
