import { unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { adminMeta } from '../../../features/accounts/web/admin/admin-meta.ts';
import { Nothing, PageHeading } from '../../../features/accounts/web/admin/page-heading.tsx';
import { CategoryTable } from '../../../features/categories/web/admin/category-table.tsx';
import { pageApi } from '../../page-api.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/sub-categories';

export function loader({ context }: Route.LoaderArgs) {
  return pageApi(context)('GET /content-category/all', {});
}

export const headers: Route.HeadersFunction = () => unkept;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.accounts_admin_nav_subcategories());

export default function AdminSubcategoriesPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.accounts_admin_nav_subcategories()} text={m.categories_admin_text()} />
      {items.length === 0 ? (
        <Nothing title={m.categories_admin_none()} text={m.categories_admin_none_text()} />
      ) : (
        <CategoryTable categories={items} />
      )}
    </>
  );
}
