import { adminContext, noStore } from '../../../features/people/admins/web/admin-context.ts';
import { SecurityPage } from '../../../features/people/admins/web/security-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { adminArea, parseCallback } from '../../../ui/session/callback.ts';
import type { Route } from './+types/security';

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  const next = parseCallback(url.searchParams.get('callback'), adminArea);
  if (admin.passwordExpired) return { admin, next, sessions: [] };
  const { items } = await createLoaderApi(context)('GET /admin/sessions', {});
  return { admin, next, sessions: items };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_security());

export default function AdminSecurityPage({ loaderData: { admin, sessions, next } }: Route.ComponentProps) {
  return <SecurityPage admin={admin} sessions={sessions} next={next} />;
}
