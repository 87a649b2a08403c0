import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Answers of sign-in, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'sign_in_answer');
