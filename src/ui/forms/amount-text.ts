import * as z from 'zod';
import { formatNumber } from '../money.ts';
import { m } from '../paraglide/messages.js';
import { parseAmount } from '../parse-price.ts';

/** Schema of a typed amount in major units; see `parseAmount`. */
export const amountText = z
  .string()
  .min(1)
  .refine((text) => parseAmount(text) !== undefined);

/** Error message for a typed amount; undefined if it is valid or empty. */
export function describeAmount(value: unknown): string | undefined {
  const text = String(value).trim();
  if (text === '' || parseAmount(text) !== undefined) return undefined;
  if (/^৳?\s*-?[\d০-৯][\d০-৯,\s]*\.[\d০-৯]{3,}$/.test(text)) return m.form_amount_decimals();
  const example = formatNumber(1250.5, { minimumFractionDigits: 2 });
  return m.form_amount_not_number({ example });
}
