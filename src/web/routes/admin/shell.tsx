import { Outlet } from 'react-router';
import { adminContext, noStore, requireAdmin } from '../../../features/admins/web/admin-context.ts';
import { AdminFailure, adminFailureTitle } from '../../../ui/admin/failure.tsx';
import { adminMeta } from '../../../ui/admin/meta.ts';
import { AdminShell } from '../../../ui/admin/shell.tsx';
import { useRootData } from '../../../ui/root-data.ts';
import type { Route } from './+types/shell';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export function loader({ context }: Route.LoaderArgs) {
  return { admin: context.get(adminContext) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = ({ matches, error }) =>
  error === undefined ? [] : adminMeta(matches, adminFailureTitle(error));

export default function AdminLayout({ loaderData: { admin } }: Route.ComponentProps) {
  return (
    <AdminShell admin={admin}>
      <Outlet />
    </AdminShell>
  );
}

/** The frame stays where it can: what fails may be this very loader, when the connection is gone. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const supplied = useRootData();
  const admin = loaderData?.admin ?? supplied?.admin ?? null;
  if (admin === null)
    return (
      <main id="main" tabIndex={-1} className="page">
        <AdminFailure error={error} />
      </main>
    );
  return (
    <AdminShell admin={admin}>
      <AdminFailure error={error} role={admin.role} />
    </AdminShell>
  );
}
