import { adminContext, noStore } from '../../../features/people/admins/web/admin-context.ts';
import { SecurityPage } from '../../../features/people/admins/web/security-page.tsx';
import { AdminTokens } from '../../../features/people/tokens/web/admin-tokens.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { adminArea, parseCallback } from '../../../ui/session/callback.ts';
import type { Route } from './+types/security';

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = context.get(adminContext);
  const next = parseCallback(url.searchParams.get('callback'), adminArea);
  if (admin.passwordExpired) return { admin, next, sessions: [], tokens: null };
  const api = createLoaderApi(context);
  const { items } = await api('GET /admin/sessions', {});
  return { admin, next, sessions: items, tokens: await api('GET /admin/tokens', {}) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_security());

export default function AdminSecurityPage({ loaderData: { admin, sessions, tokens, next } }: Route.ComponentProps) {
  return (
    <SecurityPage admin={admin} sessions={sessions} next={next}>
      {tokens === null ? null : <AdminTokens tokens={tokens} />}
    </SecurityPage>
  );
}
