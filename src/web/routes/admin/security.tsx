import { adminContext, unkept } from '../../../features/accounts/web/admin/admin-context.ts';
import { adminMeta } from '../../../features/accounts/web/admin/admin-meta.ts';
import { callbackOf } from '../../../features/accounts/web/admin/callback.ts';
import { SecurityPage } from '../../../features/accounts/web/admin/security-page.tsx';
import { pageApi } from '../../page-api.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/security';

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  const next = callbackOf(url.searchParams.get('callback'));
  if (admin.passwordExpired) return { admin, next, sessions: [] };
  const { items } = await pageApi(context)('GET /admin/sessions', {});
  return { admin, next, sessions: items };
}

export const headers: Route.HeadersFunction = () => unkept;

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, m.accounts_admin_nav_security());

export default function AdminSecurityPage({ loaderData: { admin, sessions, next } }: Route.ComponentProps) {
  return <SecurityPage admin={admin} sessions={sessions} next={next} />;
}
