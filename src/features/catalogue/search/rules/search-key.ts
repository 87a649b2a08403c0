import { normalizeKeyword } from './suggestions.ts';

const MAX_KEY_LENGTH = 60;
/** Minimum number of digits of a number that can belong to a phone, a card or an identity document. */
const MIN_PRIVATE_DIGITS = 7;

const isPrivate = (key: string): boolean =>
  /\S@\S/u.test(key) || (key.match(/\p{Nd}/gu) ?? []).length >= MIN_PRIVATE_DIGITS;

/**
 * Normalizes a search for statistics; undefined if it is too long or looks like a personal number or an e-mail address.
 */
export function toSearchKey(query: string): string | undefined {
  const key = normalizeKeyword(query);
  const isCounted = /[\p{L}\p{N}]/u.test(key) && key.length <= MAX_KEY_LENGTH && !isPrivate(key);
  return isCounted ? key : undefined;
}
