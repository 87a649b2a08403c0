import type { Locale } from '../messages.ts';

const COOKIE = 'lang';
const ONE_YEAR_SECONDS = 31_536_000;

/** The language that was chosen in this browser; undefined where none was, or the cookie isn't ours. */
export function readChosenLocale(cookies: string | null): Locale | undefined {
  const found = /(?:^|;)\s*lang=(en|bn)\s*(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === 'en' || found === 'bn' ? found : undefined;
}

/** Remembers a choice for a year. The pages' scripts set the same cookie (src/ui/locale.ts). */
export const createLocaleCookie = (locale: Locale, secure: boolean): string =>
  `${COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** An address of this site in the language that it has; another site's becomes the home page. */
export function keepOwnAddress(address: string, origin: string): string {
  const path = URL.canParse(address, origin) ? new URL(address, origin).pathname : '/';
  return localizeAddress(address, /^\/bn(?=\/|$)/.test(path) ? 'bn' : 'en', origin);
}

/** The twin of an address of this site in a language; another site's becomes the home page. */
export function localizeAddress(address: string, locale: Locale, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : new URL(origin);
  if (url.origin !== new URL(origin).origin) return localizeAddress('/', locale, origin);
  const path = url.pathname.replace(/^\/bn(?=\/|$)/, '').replace(/^[/\\]*/, '/');
  if (locale === 'en') return path + url.search;
  return `/bn${path === '/' ? '' : path}${url.search}`;
}
