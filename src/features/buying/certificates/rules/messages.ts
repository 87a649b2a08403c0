import { createTranslator } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Texts of certificates and receipts. */
export const translate = createTranslator({ en, bn }, 'certificates_paper');

/** Texts of tax invoices and credit notes, as the forms of the tax office have them. */
export const translateTax = createTranslator({ en, bn }, 'certificates_tax');
