import { DiscountsScreen } from '../../../../features/money/discounts/web/discounts-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/discounts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [first, categories, { currency }] = await Promise.all([
    api('GET /discounts', { query: {} }),
    api('GET /content-category/published', {}),
    api('GET /payment-settings/terms', {}),
  ]);
  return {
    first,
    categories: categories.items.map((each) => ({ id: each._id, name: localizeName(each) })),
    currency,
  };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.discounts_title());

export default function AdminDiscountsPage({ loaderData }: Route.ComponentProps) {
  return <DiscountsScreen {...loaderData} />;
}
