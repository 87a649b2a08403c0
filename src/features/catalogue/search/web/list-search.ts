import { pathWithoutLocale } from '../../../../ui/locale.ts';

/** The catalogue's own lists: what is looked for in a library or in the admin area is nobody else's. */
const listPath = /^\/(content|free-resources|(categories|contributors)\/[^/]+)\/?$/;

/** What an address of a catalogue's list looks for; null for every other page. */
export const readListSearch = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null =>
  listPath.test(pathWithoutLocale(pathname)) ? new URLSearchParams(search).get('q') : null;
