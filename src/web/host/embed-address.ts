import type { Locale } from '../../platform/http/messages.ts';

/** The work of an address on this site and its language; undefined for any other address. */
export function readEmbedded(
  address: string,
  origin: string,
): { readonly id: string; readonly locale: Locale } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin: asked, pathname } = new URL(address);
  const [, bangla, id] = /^(\/bn)?\/(?:content|embed)\/([\w-]{1,100})(?:\/[^/]*)?\/?$/.exec(pathname) ?? [];
  if (asked !== origin || id === undefined) return undefined;
  return { id, locale: bangla === undefined ? 'en' : 'bn' };
}
