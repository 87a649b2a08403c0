import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Texts of statements, and the reasons why a statement is refused. */
export const translate = createTranslator({ en, bn }, 'earnings_statement_text');
