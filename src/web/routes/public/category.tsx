import { redirect } from 'react-router';
import { CategoryHeading } from '../../../features/catalogue/categories/web/category-heading.tsx';
import { formatWorkCount, toCategoryView } from '../../../features/catalogue/categories/web/category-view.ts';
import { Listing } from '../../../features/catalogue/search/web/listing.tsx';
import { loadListing } from '../../../features/catalogue/search/web/load-listing.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { toPictureAddress } from '../../../ui/components/media/picture.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/category';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const found = await api('GET /content-category/published/{x}', { params: { x: params.id } });
  const { search } = new URL(request.url);
  // A category's canonical address has its key.
  if (params.id !== found.key) throw redirect(localizeHref(`/categories/${found.key}${search}`), 301);
  const [listing, keys] = await Promise.all([
    loadListing(context, request, `/categories/${found.key}`, { category: found.key }),
    api('GET /content-category/popular-keys/{x}', { params: { x: found.key }, query: { personal: '1' } }),
  ]);
  return {
    category: toCategoryView(found),
    keys: keys.items.slice(0, 6).map(({ label, searched }) => ({ label, searched })),
    listing,
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { category, listing } = args.loaderData;
  const [cover] = category.covers;
  return createMeta(args, {
    title: category.name,
    description:
      category.description ||
      m.categories_one_description({ name: category.name, works: formatWorkCount(category.count) }),
    unlisted: listing.counted && listing.total === 0,
    ...(cover === undefined
      ? {}
      : {
          image: { address: toPictureAddress(cover, 1200), width: cover.width, height: cover.height, alt: cover.alt },
        }),
  });
};

export default function CategoryPage({ loaderData: { category, keys, listing } }: Route.ComponentProps) {
  return (
    <Listing
      data={listing}
      heading={<CategoryHeading category={category} keys={keys} current={listing.state.subcategory} />}
    />
  );
}
