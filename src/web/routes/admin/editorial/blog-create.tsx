import { NewPost } from '../../../../features/editorial/blog/web/editor/new-post.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/blog-create';

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_blog_create());

export default function AdminBlogCreatePage() {
  return <NewPost />;
}
