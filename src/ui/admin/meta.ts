import type { MetaDescriptor } from 'react-router';
import { getSiteInfo } from '../seo.ts';

/** The `meta` of an admin page: a title, and nothing for search engines. */
export function adminMeta(matches: Parameters<typeof getSiteInfo>[0], title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${getSiteInfo(matches).siteName}` }, { name: 'robots', content: 'noindex' }];
}
