import { noStore } from '../../../features/admins/web/admin-context.ts';
import { categoryCovers } from '../../../features/assets/web/admin/category-covers.tsx';
import { NewCategoryButton } from '../../../features/categories/web/admin/category-actions.tsx';
import { categoryList } from '../../../features/categories/web/category-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/sub-categories';

/** With what needs the works, which stand above the categories. */
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
