import { NewBlogCategoryButton } from '../../../../features/editorial/blog/web/admin/category-form.tsx';
import { blogCategoryList } from '../../../../features/editorial/blog/web/admin/category-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
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
