import { BriefList, type BriefQuery, briefSorts } from '../../../features/editorial/requests/web/briefs/brief-list.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeName } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/briefs';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const asked = url.searchParams.get('sort');
  const query: BriefQuery = {
    sort: briefSorts.find((sort) => sort === asked) ?? 'newest',
    category: (url.searchParams.get('category') ?? '').slice(0, 100),
  };
  const [first, { items }] = await Promise.all([
    api('GET /content-request/briefs', {
      query: { sort: query.sort, ...(query.category === '' ? {} : { category: query.category }) },
    }),
    api('GET /content-category/published', {}),
  ]);
  return { first, query, categories: items.map((each) => ({ key: each.key, name: localizeName(each) })) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.requests_briefs_title());

export default function ContributorBriefsPage({ loaderData }: Route.ComponentProps) {
  return <BriefList {...loaderData} />;
}
