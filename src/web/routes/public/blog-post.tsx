import { redirect } from 'react-router';
import { PostPage, toPostPage } from '../../../features/editorial/blog/web/post-page.tsx';
import { toStructuredPost } from '../../../features/editorial/blog/web/post-structured.ts';
import { toPostCard } from '../../../features/editorial/blog/web/post-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { getLocale, localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createMeta, getSiteInfo } from '../../../ui/seo.ts';
import type { Route } from './+types/blog-post';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const found = await api('GET /blog/single/{id}', { params: { id: params.id }, query: { language: getLocale() } });
  if (found.slug !== params.id) throw redirect(localizeHref(`/blog/${found.slug}`), 301);
  const id = { params: { id: found._id } };
  const [liked, related] = await Promise.all([
    // Visitors have no likes.
    api('GET /blog/liked/{id}', id).catch(() => ({ isLiked: false })),
    // The page doesn't need related posts.
    api('GET /blog/related/{id}', id).catch(() => ({ items: [] })),
  ]);
  return { post: toPostPage(found, liked.isLiked), related: related.items.map(toPostCard) };
}

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return [];
  const { post } = page.loaderData;
  const { origin, siteName } = getSiteInfo(page.matches);
  const { cover } = post;
  const feed = localizeHref('/blog/feed.xml');
  return [
    ...createMeta(page, {
      title: post.title,
      description: post.summary.replace(/\s+/g, ' ').slice(0, 200) || m.blog_about(),
      type: 'article',
      structured: toStructuredPost(post, { origin, siteName, address: origin + page.location.pathname }),
      ...(cover === null
        ? {}
        : {
            image: {
              address: `/media/${cover._id}/${cover.widths.at(-1)}.webp`,
              width: cover.width,
              height: cover.height,
              alt: cover.alt,
            },
          }),
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: m.blog_title(), href: feed },
  ];
};

export default function BlogPostPage({ loaderData: { post, related } }: Route.ComponentProps) {
  const signedIn = (useRootData()?.user ?? null) !== null;
  return <PostPage key={post.id} post={post} related={related} signedIn={signedIn} />;
}
