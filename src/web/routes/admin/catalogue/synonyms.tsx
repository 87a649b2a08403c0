import { NewSynonymButton } from '../../../../features/catalogue/synonyms/web/synonym-form.tsx';
import { synonymList } from '../../../../features/catalogue/synonyms/web/synonym-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/synonyms';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(synonymList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, synonymList.title());

export default function AdminSynonymsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={synonymList} answer={loaderData}>
      <NewSynonymButton />
    </ListPage>
  );
}
