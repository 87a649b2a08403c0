import { VatScreen } from '../../../../features/money/vat/web/vat-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/vat';

/** Dhaka is six hours ahead of UTC all year. */
const AHEAD_MS = 6 * 3_600_000;

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [vat, categories] = await Promise.all([api('GET /vat', {}), api('GET /content-category/all', {})]);
  return {
    ...vat,
    categories: categories.items.map((each) => ({ id: each._id, name: localizeName(each) })),
    month: new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 7),
  };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.vat_title());

export default function AdminVatPage({ loaderData }: Route.ComponentProps) {
  return <VatScreen {...loaderData} />;
}
