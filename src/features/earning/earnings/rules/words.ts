import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** What statements say, and why one can't be made. */
export const translate = createTranslator({ en, bn }, 'earnings_statement_text');
