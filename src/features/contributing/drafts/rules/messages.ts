import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** What the operations on drafts say, in the caller's language. */
export const translate = createTranslator({ en, bn }, 'drafts_answer');
