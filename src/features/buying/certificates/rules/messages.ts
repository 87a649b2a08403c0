import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** What certificates and receipts say. */
export const translate = createTranslator({ en, bn }, 'certificates_paper');
