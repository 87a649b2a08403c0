import { createTranslator } from '../../../platform/http/messages.ts';
import bn from './messages/bn.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** What the operations on pictures say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'pictures_answer');

/** Pictures that are less alike have nothing in common that anybody would see. */
export const MIN_COSINE = 0.25;
