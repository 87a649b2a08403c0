import { CardGrid } from '../../../features/catalogue/catalogue/web/card-grid.tsx';
import { CategoryTiles } from '../../../features/catalogue/categories/web/category-tiles.tsx';
import { CollectionCard } from '../../../features/catalogue/collections/web/collection-card.tsx';
import { LeftOutNote } from '../../../features/catalogue/exclusions/web/left-out-note.tsx';
import { PostCard } from '../../../features/editorial/blog/web/post-card.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { Section } from '../../../ui/components/section.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta, getSiteInfo } from '../../../ui/seo.ts';
import { HomeHero } from '../../home/hero.tsx';
import { HomeInvite } from '../../home/invite.tsx';
import { loadHome } from '../../home/load-home.ts';
import type { Route } from './+types/home';

export function loader({ context, request }: Route.LoaderArgs) {
  const showsAll = new URL(request.url).searchParams.get('show') === 'all';
  return loadHome(createLoaderApi(context), { showsAll });
}

export const meta: Route.MetaFunction = (args) => {
  const { origin, siteName } = getSiteInfo(args.matches);
  return createMeta(args, {
    title: m.home_title({ siteName }),
    wholeTitle: true,
    description: m.home_description(),
    structured: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: `${origin}${localizeHref('/')}`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}${localizeHref('/content')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  });
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const more = (path: string) => ({ href: localizeHref(path), label: m.see_all() });
  return (
    <>
      <HomeHero pictures={loaderData.collage} keys={loaderData.keys} />
      {loaderData.newest.length === 0 ? <p className="page mt-12 text-18">{m.home_empty()}</p> : null}
      <Section title={m.home_categories()} count={loaderData.categories.length} more={more('/categories')}>
        <CategoryTiles categories={loaderData.categories} />
      </Section>
      <Section title={m.home_newest()} count={loaderData.newest.length} more={more('/content?sort=newest')}>
        <div className="shelf">
          <CardGrid items={loaderData.newest} />
        </div>
      </Section>
      <Section title={m.home_popular()} count={loaderData.popular.length} more={more('/content?sort=popular')}>
        <div className="shelf">
          <CardGrid items={loaderData.popular} />
        </div>
      </Section>
      <Section
        title={m.home_free()}
        count={loaderData.free.length}
        text={m.home_free_text()}
        more={more('/free-resources')}
      >
        <div className="shelf">
          <CardGrid items={loaderData.free} />
        </div>
      </Section>
      <Section title={m.home_collections()} count={loaderData.collections.length} more={more('/collections')}>
        <ul className="grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {loaderData.collections.map((collection) => (
            <li key={collection.id}>
              <CollectionCard item={collection} level="h3" />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.blog_home()} count={loaderData.posts.length} more={more('/blog/all')}>
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} level="h3" />
            </li>
          ))}
        </ul>
      </Section>
      <div className="page mt-12">
        <LeftOutNote note={loaderData.leftOutNote} />
      </div>
      <HomeInvite share={loaderData.contributorShare} />
    </>
  );
}
