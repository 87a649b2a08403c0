import type { Locale } from '../messages.ts';

const COOKIE = 'lang';
const ONE_YEAR_SECONDS = 31_536_000;

/** Language chosen in this browser; undefined if there is no valid cookie. */
export function readChosenLocale(cookies: string | null): Locale | undefined {
  const found = /(?:^|;)\s*lang=(en|bn)\s*(?:;|$)/.exec(cookies ?? '')?.[1];
  return found === 'en' || found === 'bn' ? found : undefined;
}

/** Cookie that remembers a chosen language for a year. Scripts of the pages set the same one (src/ui/locale.ts). */
export const createLocaleCookie = (locale: Locale, secure: boolean): string =>
  `${COOKIE}=${locale}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Keeps an address of this site with its language; an address of another site becomes the home page. */
export function keepOwnAddress(address: string, origin: string): string {
  const path = URL.canParse(address, origin) ? new URL(address, origin).pathname : '/';
  return localizeAddress(address, /^\/bn(?=\/|$)/.test(path) ? 'bn' : 'en', origin);
}

/** Converts an address of this site to another language; an address of another site becomes the home page. */
export function localizeAddress(address: string, locale: Locale, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : new URL(origin);
  if (url.origin !== new URL(origin).origin) return localizeAddress('/', locale, origin);
  const path = url.pathname.replace(/^\/bn(?=\/|$)/, '').replace(/^[/\\]*/, '/');
  if (locale === 'en') return path + url.search;
  return `/bn${path === '/' ? '' : path}${url.search}`;
}
