import { OwnBundlesPage } from '../../../features/buying/bundles/web/own-bundles-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/bundles';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [first, { currency }] = await Promise.all([
    api('GET /contributor/bundles', { query: {} }),
    api('GET /payment-settings/terms', {}),
  ]);
  return { first, currency };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.bundles_title());

export default function ContributorBundlesPage({ loaderData }: Route.ComponentProps) {
  return <OwnBundlesPage {...loaderData} />;
}
