import {
  createDigitsCookie,
  type Digits,
  defaultDigits,
  digitsChoices,
  getDigits,
  overwriteGetDigits,
  parseDigits,
  readDigitsCookie,
} from '../platform/digits.ts';
import { toIntlTag } from '../platform/local-format.ts';
import { getLocale, type Locale } from './paraglide/runtime.js';

export type { Digits, Locale };
export {
  defaultDigits,
  digitsChoices,
  getDigits,
  getLocale,
  overwriteGetDigits,
  parseDigits,
  readDigitsCookie,
  toIntlTag,
};

export const locales = ['en', 'bn'] as const satisfies readonly Locale[];

/** Name of each language in that language. */
export const languageNames: Record<Locale, string> = { en: 'English', bn: 'বাংলা' };

/** Language of a path: English has no prefix, Bangla is below `/bn`. */
export function parsePathLocale(pathname: string): Locale {
  return pathname === '/bn' || pathname.startsWith('/bn/') ? 'bn' : 'en';
}

/** Reduces leading slashes to one, because a link with two would lead to another host. */
export const normalizeSlashes = (path: string): string => path.replace(/^[/\\]+/, '/');

/**
 * Removes trailing slashes: `/admin/users//` becomes `/admin/users`. Not by a regular expression, which would take
 * quadratic time for slashes inside the path.
 */
export function stripTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Removes the language: `/bn/content?q=x` becomes `/content?q=x`. */
export function pathWithoutLocale(path: string): string {
  if (parsePathLocale(path.split(/[?#]/, 1)[0] ?? '') === 'en') return normalizeSlashes(path);
  return normalizeSlashes(`/${path.slice(3)}`);
}

/**
 * Adds a language (default: the page's) to a path: `/content` becomes `/bn/content`. Paraglide's own function builds
 * three `URL`s per link, which is slow for a page with 150 links.
 */
export function localizeHref(path: string, locale: Locale = getLocale()): string {
  if (locale === 'en') return path;
  return path === '/' ? '/bn' : `/bn${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`;
}

/** Stores the chosen language in a cookie, like `/language/…` does (src/platform/http/pages/chosen-locale.ts). */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Firefox, and from plain http.
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** Whether a language was chosen in this browser. */
export const isLocaleChosen = (): boolean => /(?:^|;)\s*lang=(?:en|bn)\s*(?:;|$)/.test(document.cookie);

/** Address that stores a language and opens a path, given without a prefix, in it; works without JavaScript. */
export const chooseLocaleHref = (path: string, locale: Locale): string =>
  `/language/${locale}?to=${encodeURIComponent(path)}`;

/** Examples of the digits of Bangla. */
export const digitsExamples: Record<Digits, string> = { beng: '১২৩', latn: '123' };

/** Stores the chosen digits in a cookie, like `/digits/…` does. */
export function rememberDigits(digits: Digits): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Firefox, and from plain http.
  document.cookie = createDigitsCookie(digits, location.protocol === 'https:');
}

/** Whether digits were chosen in this browser. */
export const areDigitsChosen = (): boolean => readDigitsCookie(document.cookie) !== undefined;

/** Address that stores digits and opens a path, given with its prefix, in them; works without JavaScript. */
export const chooseDigitsHref = (path: string, digits: Digits): string =>
  `/digits/${digits}?to=${encodeURIComponent(path)}`;

/** The name in the page's language; the English one if there is no Bangla one. */
export function localizeName(named: { readonly name: string; readonly nameBn: string | null }): string {
  return getLocale() === 'bn' ? (named.nameBn ?? named.name) : named.name;
}

/** The text in the page's language; the English one if there is no Bangla one. */
export function localizeText(text: string, textBn: string | null): string {
  return getLocale() === 'bn' ? (textBn ?? text) : text;
}
