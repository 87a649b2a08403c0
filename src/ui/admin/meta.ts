import type { MetaDescriptor } from 'react-router';
import { siteFacts } from '../seo.ts';

/** The `meta` of an admin page: a title, and nothing for search engines. */
export function adminMeta(matches: Parameters<typeof siteFacts>[0], title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteFacts(matches).siteName}` }, { name: 'robots', content: 'noindex' }];
}
