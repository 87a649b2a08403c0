import { OwnBundlesPage } from '../../../features/buying/bundles/web/own-bundles-page.tsx';
import { browserApi } from '../../../ui/api/client.ts';
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

/** Number of works that the picker shows at once. */
const MAX_FOUND = 50;

/** Finds the contributor's published works, or by words any that cost something. @throws ApiError */
async function findWorks(q: string) {
  if (q === '') {
    const { items } = await browserApi('GET /content/mine', { query: { status: 'published', q, limit: MAX_FOUND } });
    return items.map(({ _id: id, title: name }) => ({ id, name }));
  }
  const { items } = await browserApi('GET /content/all', { query: { limit: MAX_FOUND, price: 'paid', q } });
  return items.map(({ _id: id, title, contributor }) => ({ id, name: `${title} (${contributor.name})` }));
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.bundles_title());

export default function ContributorBundlesPage({ loaderData }: Route.ComponentProps) {
  return <OwnBundlesPage {...loaderData} findWorks={findWorks} />;
}
