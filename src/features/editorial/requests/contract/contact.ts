import * as z from 'zod';
import { emailAddress } from '../../../../platform/http/schemas.ts';

export const contactKinds = ['email', 'phone'] as const;

export interface Contact {
  readonly kind: (typeof contactKinds)[number];
  readonly value: string;
}

const toLatin = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x9e6 + 0x30));

/**
 * Normalizes a mobile number of Bangladesh, or one with a country code, to the form `+8801712345678`; undefined for
 * anything else.
 */
function toPhone(text: string): string | undefined {
  const compact = toLatin(text)
    .replace(/[\s\u200b-\u200f().–-]/g, '')
    .replace(/^00/, '+')
    .replace(/^880/, '+880')
    .replace(/^0?1(?=[3-9]\d{8}$)/, '+8801')
    .replace(/^\+8800/, '+880');
  return /^\+[1-9]\d{9,14}$/.test(compact) && !/^\+880(?!1[3-9]\d{8}$)/.test(compact) ? compact : undefined;
}

/** Parses an e-mail address or phone number; undefined for anything else. */
export function parseContact(text: string): Contact | undefined {
  const email = emailAddress.safeParse(text);
  if (email.success) return { kind: 'email', value: email.data };
  const phone = toPhone(text);
  return phone === undefined ? undefined : { kind: 'phone', value: phone };
}

/** Contact as typed by a person. */
export const contactText = z
  .string()
  .trim()
  .min(1)
  .max(254)
  .refine((text) => parseContact(text) !== undefined);
