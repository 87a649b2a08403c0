import { OwnDiscountsPage } from '../../../features/money/discounts/web/own-discounts-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeName } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { findOwnWorks } from '../../find-own-works.ts';
import type { Route } from './+types/discounts';

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

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.discounts_title());

export default function ContributorDiscountsPage({ loaderData }: Route.ComponentProps) {
  return <OwnDiscountsPage {...loaderData} findWorks={findOwnWorks} />;
}
