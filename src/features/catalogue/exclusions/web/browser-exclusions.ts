import type * as z from 'zod';
import { type exclusions, MAX_EXCLUDED_IN_BROWSER } from '../contract.ts';

export type ExclusionsView = z.output<typeof exclusions>;

const STORE = 'exclusions';
const COOKIE = 'without';
/** Maximum length of the cookie's value. Browsers limit name, value and attributes to 4,096 bytes together. */
const MAX_COOKIE_LENGTH = 3600;
const ONE_YEAR_SECONDS = 31_536_000;

export const nothing: ExclusionsView = { ai: false, keywords: [], contributors: [] };

export const isNothing = ({ ai, keywords, contributors }: ExclusionsView): boolean =>
  !ai && keywords.length + contributors.length === 0;

/** A visitor's exclusions in this browser. */
export function readBrowserExclusions(): ExclusionsView {
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<ExclusionsView>) };
  } catch {
    return nothing;
  }
}

/** Encodes exclusions, in the format that `rules.ts` parses, with characters that a cookie may contain. */
function toCookie({ ai, keywords, contributors }: ExclusionsView): string {
  const text = JSON.stringify({ ai, keywords, contributorIds: contributors.map(({ _id }) => _id) });
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Stores a visitor's choices: with names for the list of exclusions, and as a cookie for the server, whose pages then
 * become private to this browser. @returns false if they don't fit
 */
export function writeBrowserExclusions(wanted: ExclusionsView): boolean {
  const value = toCookie(wanted);
  const most = Math.max(wanted.keywords.length, wanted.contributors.length);
  if (value.length > MAX_COOKIE_LENGTH || most > MAX_EXCLUDED_IN_BROWSER) return false;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const rest = isNothing(wanted) ? '=; Max-Age=0' : `=${value}; Max-Age=${ONE_YEAR_SECONDS}`;
  try {
    if (isNothing(wanted)) localStorage.removeItem(STORE);
    else localStorage.setItem(STORE, JSON.stringify(wanted));
  } catch {
    return false;
  }
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has a store for them
  document.cookie = `${COOKIE}${rest}; Path=/; SameSite=Lax${secure}`;
  return true;
}
