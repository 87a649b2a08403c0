import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Texts for refused operations on orders. */
export const describeRefusal = createTranslator({ en, bn }, 'orders_refusal');
