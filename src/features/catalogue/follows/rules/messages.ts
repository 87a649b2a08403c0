import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Translated messages of the operations on follows. */
export const translate = createTranslator({ en, bn }, 'follows_answer');
