import { pathWithoutLocale } from '../../../../ui/locale.ts';

/** Paths of public lists of the catalogue. Searches in a person's library or in the admin area are private. */
const listPath = /^\/(content|free-resources|(categories|contributors)\/[^/]+)\/?$/;

/** Reads the search from the URL of a public list; null for every other page. */
export const readListSearch = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null =>
  listPath.test(pathWithoutLocale(pathname)) ? new URLSearchParams(search).get('q') : null;
