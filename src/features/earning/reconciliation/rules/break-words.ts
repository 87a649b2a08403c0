import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** What a kind of break is, in a few words. */
export const nameBreak = createTranslator({ en, bn }, 'reconciliation_discrepancy_name');

/** What differs and what to do. `{expected}` and `{found}` are amounts, `{provider}` a payment service. */
export const explainBreak = createTranslator({ en, bn }, 'reconciliation_discrepancy_text');

/** What each rule of the books says. */
export const nameRule = createTranslator({ en, bn }, 'reconciliation_ledger_rule');
