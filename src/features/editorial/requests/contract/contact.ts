import * as z from 'zod';
import { emailAddress } from '../../../../platform/http/schemas.ts';

export const contactKinds = ['email', 'phone'] as const;

export interface Contact {
  readonly kind: (typeof contactKinds)[number];
  readonly value: string;
}

const toLatin = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x9e6 + 0x30));

/** A mobile number of Bangladesh as people write it, or one with its country: `+8801712345678`. */
function toPhone(text: string): string | undefined {
  const compact = toLatin(text)
    .replace(/[\s\u200b-\u200f().–-]/g, '')
    .replace(/^00/, '+')
    .replace(/^880/, '+880')
    .replace(/^0?1(?=[3-9]\d{8}$)/, '+8801')
    .replace(/^\+8800/, '+880');
  return /^\+[1-9]\d{9,14}$/.test(compact) && !/^\+880(?!1[3-9]\d{8}$)/.test(compact) ? compact : undefined;
}

/** An e-mail address or a phone number; undefined for what is neither. */
export function parseContact(text: string): Contact | undefined {
  const email = emailAddress.safeParse(text);
  if (email.success) return { kind: 'email', value: email.data };
  const phone = toPhone(text);
  return phone === undefined ? undefined : { kind: 'phone', value: phone };
}

/** What somebody types to be reached at. */
export const contactText = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine((text) => parseContact(text) !== undefined);
