import { unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { adminMeta } from '../../../features/accounts/web/admin/admin-meta.ts';
import { readAuditState } from '../../../features/accounts/web/admin/audit-address.ts';
import { AuditPage } from '../../../features/accounts/web/admin/audit-page.tsx';
import { pageApi } from '../../page-api.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/audit';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readAuditState(url.searchParams);
  return { state, audit: await pageApi(context)('GET /admin/audit', { query: { ...state, limit: 50 } }) };
}

export const headers: Route.HeadersFunction = () => unkept;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.accounts_admin_nav_audit());

export default function AdminAuditPage({ loaderData: { audit, state } }: Route.ComponentProps) {
  return <AuditPage audit={audit} state={state} />;
}
