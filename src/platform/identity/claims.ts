import { cleanLine } from '../clean-text.ts';

const MAX_EMAIL = 254;
const MAX_NAME = 120;

const control = /\p{Cc}/u;

/** A mobile number of Bangladesh: operators have the prefixes +88013 to +88019. */
export const bangladeshiMobile = /^\+8801[3-9]\d{8}$/;

/** An e-mail claim that PostgreSQL can store and a page can show; null for anything else. */
export function getEmail(claim: unknown): string | null {
  if (typeof claim !== 'string' || claim.length > MAX_EMAIL || cleanLine(claim) !== claim) return null;
  return /^[^\s@]+@[^\s@]+$/.test(claim) ? claim : null;
}

export function parseName(claim: unknown): string | null {
  if (typeof claim !== 'string') return null;
  const name = Array.from(cleanLine(claim)).slice(0, MAX_NAME).join('').trim();
  return name === '' ? null : name;
}

/** Whether a claim is a valid subject: Firebase allows any 128 characters, but a blank one identifies nobody. */
export const isSubject = (claim: unknown): claim is string =>
  typeof claim === 'string' && claim.length >= 1 && claim.length <= 128 && claim.isWellFormed() && !control.test(claim);
