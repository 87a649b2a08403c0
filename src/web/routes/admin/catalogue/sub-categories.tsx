import { NewCategoryButton } from '../../../../features/catalogue/categories/web/admin/category-actions.tsx';
import { categoryList } from '../../../../features/catalogue/categories/web/category-list.tsx';
import { categoryCovers } from '../../../../features/contributing/assets/web/admin/category-covers.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/sub-categories';

/** Adds an action for covers, which depend on works and therefore on a later feature. */
const list = { ...categoryList, actions: [...(categoryList.actions ?? []), categoryCovers] };

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(categoryList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, categoryList.title());

export default function AdminSubcategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={list} answer={loaderData}>
      <NewCategoryButton />
    </ListPage>
  );
}
