import { OwnBundlesPage } from '../../../features/buying/bundles/web/own-bundles-page.tsx';
import { createWorkFinder } from '../../../features/money/discounts/web/find-works.ts';
import type { FindWorks } from '../../../features/money/discounts/web/work-picker.tsx';
import { browserApi } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { findOwnWorks } from '../../find-own-works.ts';
import type { Route } from './+types/bundles';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [first, { currency }] = await Promise.all([
    api('GET /contributor/bundles', { query: {} }),
    api('GET /payment-settings/terms', {}),
  ]);
  return { first, currency };
}

const findAnyWorks = createWorkFinder(browserApi, { price: 'paid' });

/** Lists the contributor's own works; words find those of others, too. */
const findWorks: FindWorks = (q) => (q === '' ? findOwnWorks(q) : findAnyWorks(q));

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.bundles_title());

export default function ContributorBundlesPage({ loaderData }: Route.ComponentProps) {
  return <OwnBundlesPage {...loaderData} findWorks={findWorks} />;
}
