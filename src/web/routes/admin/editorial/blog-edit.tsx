import { EditorPage } from '../../../../features/editorial/blog/web/editor/editor-page.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/blog-edit';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [post, { items }] = await Promise.all([
    api('GET /blog/admin/single/{id}', { params: { id: params.id } }),
    api('GET /blog/category/all', {}),
  ]);
  return { post, categories: items };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.blog_editor_edit());

export default function AdminBlogEditPage({ loaderData: { post, categories } }: Route.ComponentProps) {
  return <EditorPage key={post._id} post={post} categories={categories} />;
}
