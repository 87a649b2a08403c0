import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Explains the outcome of each row of a bank's file. */
export const describeResult = createTranslator({ en, bn }, 'withdrawals_file_row');
