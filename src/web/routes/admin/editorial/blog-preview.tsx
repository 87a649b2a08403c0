import { PreviewPage } from '../../../../features/editorial/blog/web/editor/preview-page.tsx';
import { toPostPage } from '../../../../features/editorial/blog/web/post-page.tsx';
import { noStore, requireAdmin } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/blog-preview';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { post } = await createLoaderApi(context)('GET /blog/admin/preview/{id}', {
    params: { id: params.id },
    query: { language: getLocale() },
  });
  return { id: params.id, post: post === null ? null : toPostPage(post, false) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.blog_editor_preview());

export default function AdminBlogPreviewPage({ loaderData: { id, post } }: Route.ComponentProps) {
  return <PreviewPage id={id} post={post} />;
}
