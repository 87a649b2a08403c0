import { searchKeyList } from '../../../../features/catalogue/search/web/admin/key-list.tsx';
import { PinnedKeys } from '../../../../features/catalogue/search/web/admin/pinned-keys.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/search-keys';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [answer, pinned] = await Promise.all([
    loadList(searchKeyList, api, url),
    api('GET /admin/search-keys/pinned', {}),
  ]);
  return { answer, pinned: pinned.items };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, searchKeyList.title());

export default function AdminSearchKeysPage({ loaderData: { answer, pinned } }: Route.ComponentProps) {
  return (
    <ListPage list={searchKeyList} answer={answer}>
      <PinnedKeys pinned={pinned} />
    </ListPage>
  );
}
