import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { PostPageView } from './post-page.tsx';

/** schema.org data of a post and its breadcrumbs. */
export function toStructuredPost(
  post: Pick<
    PostPageView,
    'title' | 'summary' | 'language' | 'publishedAt' | 'updatedAt' | 'cover' | 'category' | 'likes'
  >,
  { origin, siteName, address }: { readonly origin: string; readonly siteName: string; readonly address: string },
): Record<string, unknown>[] {
  const { cover } = post;
  const publisher = { '@type': 'Organization', name: siteName, url: `${origin}/` };
  const places = [
    { name: m.blog_title(), item: `${origin}${localizeHref('/blog/all')}` },
    { name: post.title, item: address },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.summary,
      inLanguage: post.language,
      datePublished: post.publishedAt,
      dateModified: post.updatedAt,
      mainEntityOfPage: address,
      author: publisher,
      publisher,
      ...(post.category === null ? {} : { articleSection: post.category.name }),
      ...(cover === null ? {} : { image: `${origin}/media/${cover._id}/${cover.widths.at(-1)}.webp` }),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: post.likes,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
    },
  ];
}
