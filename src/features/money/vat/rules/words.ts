import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Reasons why VAT can't be changed. */
export const describeRefusal = createTranslator({ en, bn }, 'vat_refusal');
