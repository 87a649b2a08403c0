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

/** Each in its own words, whatever the page speaks. */
export const languageNames: Record<Locale, string> = { en: 'English', bn: 'বাংলা' };

/** English has no prefix; Bangla lives under `/bn`. */
export function parsePathLocale(pathname: string): Locale {
  return pathname === '/bn' || pathname.startsWith('/bn/') ? 'bn' : 'en';
}

/** As a link it stays on this site: what begins with two slashes would name another host. */
export const normalizeSlashes = (path: string): string => path.replace(/^[/\\]+/, '/');

/** `/admin/users//` → `/admin/users`. Not by a pattern: that is quadratic for slashes that something follows. */
export function stripTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** `/bn/content?q=x` → `/content?q=x`. */
export function pathWithoutLocale(path: string): string {
  if (parsePathLocale(path.split(/[?#]/, 1)[0] ?? '') === 'en') return normalizeSlashes(path);
  return normalizeSlashes(`/${path.slice(3)}`);
}

/**
 * A path of the site in a language (the page's own by default): `/content` → `/bn/content`.
 * Takes the path without a prefix. Paraglide's own builds three `URL`s a link, which a page of 150 links feels.
 */
export function localizeHref(path: string, locale: Locale = getLocale()): string {
  if (locale === 'en') return path;
  return path === '/' ? '/bn' : `/bn${path.startsWith('/?') || path.startsWith('/#') ? path.slice(1) : path}`;
}

/** Remembers in this browser that somebody chose a language, as `/language/…` does (src/platform/http/pages/chosen-locale.ts). */
export function rememberLocale(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Firefox, and from plain http.
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/** Whether somebody chose a language in this browser. */
export const isLocaleChosen = (): boolean => /(?:^|;)\s*lang=(?:en|bn)\s*(?:;|$)/.test(document.cookie);

/** Chooses a language for good and opens a path of the site, given without a prefix, in it; works without scripts. */
export const chooseLocaleHref = (path: string, locale: Locale): string =>
  `/language/${locale}?to=${encodeURIComponent(path)}`;

/** The digits of Bangla, each as it writes the same number. */
export const digitsExamples: Record<Digits, string> = { beng: '১২৩', latn: '123' };

/** Remembers in this browser that somebody chose digits, as `/digits/…` does. */
export function rememberDigits(digits: Digits): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from Firefox, and from plain http.
  document.cookie = createDigitsCookie(digits, location.protocol === 'https:');
}

/** Whether somebody chose digits in this browser. */
export const areDigitsChosen = (): boolean => readDigitsCookie(document.cookie) !== undefined;

/** Chooses digits for good and opens a path of the site, given with its prefix, in them; works without scripts. */
export const chooseDigitsHref = (path: string, digits: Digits): string =>
  `/digits/${digits}?to=${encodeURIComponent(path)}`;

/** The name to show: the Bangla one in Bangla, where there is one. */
export function localizeName(named: { readonly name: string; readonly nameBn: string | null }): string {
  return getLocale() === 'bn' ? (named.nameBn ?? named.name) : named.name;
}

/** Chooses between any pair of texts (`description`, `descriptionBn`). */
export function localizeText(text: string, textBn: string | null): string {
  return getLocale() === 'bn' ? (textBn ?? text) : text;
}
