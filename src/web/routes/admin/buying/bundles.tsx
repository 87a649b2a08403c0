import { BundlesScreen } from '../../../../features/buying/bundles/web/bundles-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/bundles';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [first, { currency }] = await Promise.all([
    api('GET /bundles', { query: {} }),
    api('GET /payment-settings/terms', {}),
  ]);
  return { first, currency };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.bundles_title());

export default function AdminBundlesPage({ loaderData }: Route.ComponentProps) {
  return <BundlesScreen {...loaderData} />;
}
