import { redirect } from 'react-router';
import { FeedLink } from '../../../features/editorial/blog/web/post-actions.tsx';
import { PostCard } from '../../../features/editorial/blog/web/post-card.tsx';
import { type BlogFilters, PostFilters, toListHref } from '../../../features/editorial/blog/web/post-filters.tsx';
import { toPostCard } from '../../../features/editorial/blog/web/post-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { secondaryButton } from '../../../ui/components/button.ts';
import { localizeHref, localizeName } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/blog';

const PAGE_SIZE = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filters: BlogFilters = {
    category: (searchParams.get('category') ?? '').slice(0, 100),
    q: (searchParams.get('q') ?? '').trim().slice(0, 200),
  };
  const cursor = searchParams.get('cursor');
  const api = createLoaderApi(context);
  const [categories, list] = await Promise.all([
    api('GET /blog/category/all', {}),
    api('GET /blog/all/public', {
      query: { ...filters, limit: PAGE_SIZE, ...(cursor === null ? {} : { cursor }) },
    }).catch((refusal: unknown) => {
      // The cursor is probably outdated, so the first page is opened.
      throw cursor === null ? refusal : redirect(toListHref(filters));
    }),
  ]);
  return {
    filters,
    categories: categories.items
      .filter(({ key, postCount }) => postCount > 0 || key === filters.category)
      .map((each) => ({ key: each.key, name: localizeName(each) })),
    posts: list.items.map(toPostCard),
    next: list.nextCursor,
    total: list.total,
    first: cursor === null,
  };
}

export const meta: Route.MetaFunction = (page) => {
  const { filters, categories = [], first = true } = page.loaderData ?? {};
  const category = categories.find(({ key }) => key === filters?.category);
  const feed = localizeHref('/blog/feed.xml');
  return [
    ...createMeta(page, {
      title: category === undefined ? m.blog_title() : `${category.name} · ${m.blog_title()}`,
      description: m.blog_about(),
      ...(category === undefined ? {} : { query: `?category=${encodeURIComponent(category.key)}` }),
      unlisted: !first || (filters?.q ?? '') !== '' || ((filters?.category ?? '') !== '' && category === undefined),
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: m.blog_title(), href: feed },
  ];
};

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { filters, categories, posts, next, total, first } = loaderData;
  const isFiltered = filters.q !== '' || filters.category !== '';
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <BrushHeading lead={m.blog_lead()} brush={m.blog_brush()} tail={m.blog_tail()} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-2xl text-16 text-muted lg:text-18">{m.blog_about()}</p>
        <FeedLink />
      </div>
      <PostFilters categories={categories} filters={filters} />
      <p className="mt-6 text-14 text-muted" role="status">
        {posts.length === 0
          ? isFiltered
            ? m.blog_nothing_found()
            : m.blog_empty()
          : total === 1
            ? m.blog_found_one({ count: formatCount(1) })
            : m.blog_found({ count: formatCount(total) })}
      </p>
      <ul className="mt-4 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} priority={index < 2} />
          </li>
        ))}
      </ul>
      <nav aria-label={m.blog_pages()} className="mt-12 flex flex-wrap justify-center gap-4 empty:hidden">
        {first ? null : (
          <a href={toListHref(filters)} className={secondaryButton}>
            {m.blog_first()}
          </a>
        )}
        {next === null ? null : (
          <a href={toListHref(filters, next)} rel="next" className={secondaryButton}>
            {m.blog_more()}
          </a>
        )}
        {posts.length === 0 && isFiltered ? (
          <a href={localizeHref('/blog/all')} className={secondaryButton}>
            {m.blog_show_all()}
          </a>
        ) : null}
      </nav>
    </div>
  );
}
