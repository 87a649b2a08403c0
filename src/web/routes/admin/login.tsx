import { redirect } from 'react-router';
import { noStore } from '../../../features/people/admins/web/admin-context.ts';
import { AdminLogin } from '../../../features/people/admins/web/login.tsx';
import { AdminSwitches } from '../../../ui/admin/switches.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { LogoMark } from '../../../ui/components/logo.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { adminArea, parseCallback } from '../../../ui/session/callback.ts';
import type { Route } from './+types/login';

/** Redirects signed-in admins. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const next = parseCallback(url.searchParams.get('callback'), adminArea);
  const signedIn = await getApi(context)('GET /admin/authenticate', {}).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error)) return false;
      throw error;
    },
  );
  if (signedIn) throw redirect(localizeHref(next), { headers: noStore });
  return { next };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admins_login_title());

export default function AdminLoginPage({ loaderData: { next } }: Route.ComponentProps) {
  const siteName = useRootData()?.page.siteName ?? 'Arbor';
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex items-center justify-end gap-1 p-3">
        <AdminSwitches />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-md grow px-4 pt-[6vh] pb-16">
        <a href={localizeHref('/')} className="mb-8 inline-flex min-h-10 items-center gap-2.5 text-18 font-semibold">
          <LogoMark />
          {siteName}
        </a>
        <h1 className="text-28 tracking-tight">{m.admins_login_title()}</h1>
        <p className="mt-2 mb-8 text-14 text-muted">{m.admins_login_text()}</p>
        <AdminLogin next={next} />
      </main>
    </div>
  );
}
