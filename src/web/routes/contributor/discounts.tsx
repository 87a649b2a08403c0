import { OwnDiscountsPage } from '../../../features/money/discounts/web/own-discounts-page.tsx';
import { browserApi } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeName } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/discounts';

/** Number of works that the picker shows at once. */
const MAX_FOUND = 50;

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [own, site, categories, { currency }] = await Promise.all([
    api('GET /contributor/discounts', { query: {} }),
    api('GET /contributor/discounts', { query: { by: 'site' } }),
    api('GET /content-category/published', {}),
    api('GET /payment-settings/terms', {}),
  ]);
  return {
    own,
    site,
    categories: categories.items.map((each) => ({ id: each._id, name: localizeName(each) })),
    currency,
  };
}

/** Finds the contributor's published works. @throws ApiError */
async function findWorks(q: string) {
  const { items } = await browserApi('GET /content/mine', { query: { status: 'published', q, limit: MAX_FOUND } });
  return items.map(({ _id: id, title: name }) => ({ id, name }));
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.discounts_title());

export default function ContributorDiscountsPage({ loaderData }: Route.ComponentProps) {
  return <OwnDiscountsPage {...loaderData} findWorks={findWorks} />;
}
