import { normalizeKeyword } from './suggestions.ts';

const MAX_KEY_LENGTH = 60;
/** A number with as many digits can be a phone's, a card's or an identity's. */
const MIN_PRIVATE_DIGITS = 7;

const isPrivate = (key: string): boolean =>
  /\S@\S/u.test(key) || (key.match(/\p{Nd}/gu) ?? []).length >= MIN_PRIVATE_DIGITS;

/** A search as it is counted; undefined for what is too long, or looks like somebody's number or e-mail address. */
export function toSearchKey(query: string): string | undefined {
  const key = normalizeKeyword(query);
  const isCounted = /[\p{L}\p{N}]/u.test(key) && key.length <= MAX_KEY_LENGTH && !isPrivate(key);
  return isCounted ? key : undefined;
}
