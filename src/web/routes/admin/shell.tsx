import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { FindButton } from '../../../features/operations/desk/web/find/find-button.tsx';
import { useInboxCounts } from '../../../features/operations/desk/web/use-inbox-counts.ts';
import { useSavedViews } from '../../../features/operations/desk/web/use-saved-views.ts';
import { type Admin, describeRole } from '../../../features/people/admins/web/admin.ts';
import { adminContext, noStore, requireAdmin } from '../../../features/people/admins/web/admin-context.ts';
import { SignOutButton } from '../../../features/people/admins/web/sign-out-button.tsx';
import { AreaLinks } from '../../../ui/admin/area-links.tsx';
import { AdminFailure, adminFailureTitle } from '../../../ui/admin/failure.tsx';
import { ListViewsProvider } from '../../../ui/admin/lists/views-context.ts';
import { filterSections, listPages } from '../../../ui/admin/navigation.ts';
import { AdminShell } from '../../../ui/admin/shell.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { useRootData } from '../../../ui/root-data.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { adminNavigation } from '../../admin/admin-navigation.ts';
import type { Route } from './+types/shell';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

/** Default for the case without saved views, because no page requires them. */
const noViews = { items: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  if (admin.passwordExpired) return { admin, views: [] };
  const { items: views } = await createLoaderApi(context)('GET /admin/views', {}).catch(() => noViews);
  return { admin, views };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  page.error === undefined ? [] : createPrivateMeta(page, adminFailureTitle(page.error));

const sectionsFor = (admin: Admin) => filterSections(adminNavigation, admin.role === 'owner');

/** Layout of the admin area; with a one-time password it only offers the page that replaces it. */
function Frame({ admin, children }: { admin: Admin; children: ReactNode }) {
  const sections = admin.passwordExpired ? [] : sectionsFor(admin);
  const counts = useInboxCounts(!admin.passwordExpired);
  return (
    <AdminShell
      admin={{ name: admin.name, email: admin.email, role: describeRole(admin.role) }}
      sections={sections}
      counts={counts}
      search={sections.length === 0 ? null : <FindButton pages={listPages(sections)} />}
      actions={<SignOutButton />}
    >
      {children}
    </AdminShell>
  );
}

export default function AdminLayout({ loaderData: { admin, views } }: Route.ComponentProps) {
  return (
    <Frame admin={admin}>
      <ListViewsProvider value={useSavedViews(views)}>
        <Outlet />
      </ListViewsProvider>
    </Frame>
  );
}

/** Error page, inside the admin layout if the signed-in admin is known. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const rootData = useRootData();
  const admin = loaderData?.admin ?? rootData?.admin ?? null;
  if (admin === null)
    return (
      <main id="main" tabIndex={-1} className="page">
        <AdminFailure error={error} />
      </main>
    );
  return (
    <Frame admin={admin}>
      <AdminFailure error={error}>
        <AreaLinks pages={listPages(sectionsFor(admin))} />
      </AdminFailure>
    </Frame>
  );
}
