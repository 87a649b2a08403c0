import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Translated messages of sign-in. */
export const translate = createTranslator({ en, bn }, 'sign_in_answer');
