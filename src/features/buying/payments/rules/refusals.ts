import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Texts for refused attempts to start a payment. */
export const describeRefusal = createTranslator({ en, bn }, 'payments_refusal');
