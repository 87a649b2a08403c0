import type { MetaDescriptor } from 'react-router';
import { siteFacts } from '../../../../ui/seo.ts';

/** Nobody else can open these pages: a title, and nothing for search engines. */
export function profileMeta(page: { matches: Parameters<typeof siteFacts>[0] }, title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${siteFacts(page.matches).siteName}` }, { name: 'robots', content: 'noindex' }];
}
