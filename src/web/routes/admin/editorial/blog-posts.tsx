import { useMemo } from 'react';
import { createPostList, postList } from '../../../../features/editorial/blog/web/admin/post-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref, localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/blog-posts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [answer, { items }] = await Promise.all([loadList(postList, api, url), api('GET /blog/category/all', {})]);
  return { answer, categories: items.map((category) => [category.key, localizeName(category)] as const) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, postList.title());

export default function AdminBlogPostsPage({ loaderData: { answer, categories } }: Route.ComponentProps) {
  const list = useMemo(() => createPostList(categories.map(([key, name]) => [key, () => name] as const)), [categories]);
  return (
    <ListPage list={list} answer={answer}>
      <a href={localizeHref('/admin/blog/create')} className={primaryButton}>
        <Icon name="square-pen" />
        {m.admin_nav_blog_create()}
      </a>
    </ListPage>
  );
}
