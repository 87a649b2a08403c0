import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Short name of a kind of discrepancy. */
export const nameBreak = createTranslator({ en, bn }, 'reconciliation_discrepancy_name');

/**
 * What a discrepancy means and what to do. `{expected}` and `{found}` are amounts, `{provider}` is a payment provider.
 */
export const explainBreak = createTranslator({ en, bn }, 'reconciliation_discrepancy_text');

/** Texts of the ledger's rules. */
export const nameRule = createTranslator({ en, bn }, 'reconciliation_ledger_rule');
