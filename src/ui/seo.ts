import type { MetaDescriptor } from 'react-router';
import type { SiteInfo } from '../platform/http/pages/site-info.ts';
import { locales, localizeHref, pathWithoutLocale } from './locale.ts';

/** Fields of the input of a page's `meta` that are used here. */
interface MetaInput {
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
  readonly location: { readonly pathname: string };
}

export interface PageDescription {
  /** Title without the site's name; empty for the home page, whose title is the site's name and slogan. */
  readonly title: string;
  readonly description: string;
  /** Picture of the social card, with a path or URL; default: the site's own. */
  readonly image?: { readonly address: string; readonly width: number; readonly height: number; readonly alt: string };
  /** Part of the query that identifies the page: `?category=icons`. Default: none. */
  readonly query?: string;
  readonly type?: 'website' | 'article' | 'product' | 'profile';
  /** Whether search engines should not index the page, such as search results. */
  readonly unlisted?: boolean;
  /** schema.org data: one object or several. */
  readonly structured?: Record<string, unknown> | readonly Record<string, unknown>[];
  /** Whether `title` already contains the site's name. */
  readonly wholeTitle?: boolean;
}

/** The site's facts from the root loader; empty if that failed. */
export function getSiteInfo(matches: MetaInput['matches']): Pick<SiteInfo, 'origin' | 'siteName'> {
  const root = matches[0]?.loaderData as { page?: SiteInfo } | undefined;
  return root?.page ?? { origin: '', siteName: 'Arbor' };
}

/** `meta` of a private page: a title, and no indexing. */
export function createPrivateMeta({ matches }: Pick<MetaInput, 'matches'>, title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${getSiteInfo(matches).siteName}` }, { name: 'robots', content: 'noindex' }];
}

/**
 * `meta` of a public page: title, description, canonical address, links to the other language, social card and
 * structured data.
 */
export function createMeta({ matches, location }: MetaInput, page: PageDescription): MetaDescriptor[] {
  const { origin, siteName } = getSiteInfo(matches);
  const title = page.wholeTitle ? page.title : `${page.title} · ${siteName}`;
  const path = pathWithoutLocale(location.pathname);
  const query = page.query ?? '';
  const address = `${origin}${location.pathname}${query}`;
  const image = page.image ?? { address: '/social-card.png', width: 1200, height: 630, alt: siteName };
  const imageAddress = image.address.startsWith('/') ? origin + image.address : image.address;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: imageAddress },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: image.alt },
  ];
  if (page.unlisted) tags.push({ name: 'robots', content: 'noindex' });
  else {
    tags.push({ tagName: 'link', rel: 'canonical', href: address });
    for (const locale of locales) {
      tags.push({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: locale,
        href: origin + localizeHref(path, locale) + query,
      });
    }
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + path + query });
  }
  for (const data of [page.structured ?? []].flat()) tags.push({ 'script:ld+json': data });
  return tags;
}
