import type { MetaDescriptor } from 'react-router';
import { getSiteInfo } from '../../../../ui/seo.ts';

/** Nobody else can open these pages: a title, and nothing for search engines. */
export function profileMeta(page: { matches: Parameters<typeof getSiteInfo>[0] }, title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${getSiteInfo(page.matches).siteName}` }, { name: 'robots', content: 'noindex' }];
}
