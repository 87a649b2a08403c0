import { noStore } from '../../../features/admins/web/admin-context.ts';
import { CategoryTable } from '../../../features/categories/web/admin/category-table.tsx';
import { adminMeta } from '../../../ui/admin/meta.ts';
import { Nothing, PageHeading } from '../../../ui/admin/page-heading.tsx';
import { loaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Route } from './+types/sub-categories';

export function loader({ context }: Route.LoaderArgs) {
  return loaderApi(context)('GET /content-category/all', {});
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.admin_nav_subcategories());

export default function AdminSubcategoriesPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.admin_nav_subcategories()} text={m.categories_admin_text()} />
      {items.length === 0 ? (
        <Nothing title={m.categories_admin_none()} text={m.categories_admin_none_text()} />
      ) : (
        <CategoryTable categories={items} />
      )}
    </>
  );
}
