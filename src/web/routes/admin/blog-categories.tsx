import { noStore } from '../../../features/admins/web/admin-context.ts';
import { NewBlogCategoryButton } from '../../../features/blog/web/admin/category-form.tsx';
import { blogCategoryList } from '../../../features/blog/web/admin/category-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/blog-categories';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(blogCategoryList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, blogCategoryList.title());

export default function AdminBlogCategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={blogCategoryList} answer={loaderData}>
      <NewBlogCategoryButton />
    </ListPage>
  );
}
