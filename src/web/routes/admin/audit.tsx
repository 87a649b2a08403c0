import { noStore } from '../../../features/admins/web/admin-context.ts';
import { readAuditState } from '../../../features/audit/web/audit-address.ts';
import { AuditPage } from '../../../features/audit/web/audit-page.tsx';
import { adminMeta } from '../../../ui/admin/meta.ts';
import { loaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Route } from './+types/audit';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readAuditState(url.searchParams);
  return { state, audit: await loaderApi(context)('GET /admin/audit', { query: { ...state, limit: 50 } }) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.admin_nav_audit());

export default function AdminAuditPage({ loaderData: { audit, state } }: Route.ComponentProps) {
  return <AuditPage audit={audit} state={state} />;
}
