import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Explains why an adjustment is refused. */
export const describeRefusal = createTranslator({ en, bn }, 'adjustments_refusal');
