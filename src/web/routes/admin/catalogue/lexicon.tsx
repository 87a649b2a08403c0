import { lexiconList } from '../../../../features/catalogue/synonyms/web/lexicon-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/lexicon';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(lexiconList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, lexiconList.title());

export default function AdminLexiconPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={lexiconList} answer={loaderData} />;
}
