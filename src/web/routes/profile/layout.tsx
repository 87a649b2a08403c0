import { data, Outlet, useLocation, useNavigation } from 'react-router';
import {
  getSuspension,
  isSignInNeeded,
  SignInNeeded,
  SuspendedNotice,
} from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileHeading } from '../../../features/people/accounts/web/profile/profile-heading.tsx';
import { ProfileNav } from '../../../features/people/accounts/web/profile/profile-nav.tsx';
import type { ProfileData } from '../../../features/people/accounts/web/profile/profile-view.ts';
import { AccountNotices } from '../../../features/people/notices/web/account-notices.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import type { SectionEntry } from '../../../ui/components/section-nav.tsx';
import { pathWithoutLocale } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { getSiteInfo } from '../../../ui/seo.ts';
import { Failure } from '../../shell/failure.tsx';
import type { Route } from './+types/layout';

/** Loads the account for all profile pages. A suspended account is refused with the reason. */
export async function loader({ context }: Route.LoaderArgs): Promise<ProfileData & { hasAffiliates: boolean }> {
  const api = getApi(context);
  try {
    const [{ user, downloads, notices }, favorites, { basisPoints }] = await Promise.all([
      api('GET /user/get/profile', {}),
      api('GET /favorites/all', { query: { limit: 1 } }),
      api('GET /affiliate/terms', {}),
    ]);
    return { user, downloads, notices, favorites: favorites.total, hasAffiliates: basisPoints > 0 };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, code, message } = error;
    if (status !== 403) throw data({ code, message }, { status });
    const { user } = await createLoaderApi(context)('GET /user/authenticate', {});
    throw data({ code, message, reason: user.suspended?.reason ?? '' }, { status });
  }
}

const affiliate: SectionEntry = { path: '/profile/affiliate', icon: 'link', label: () => m.affiliates_nav() };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${m.accounts_profile_title()} · ${getSiteInfo(matches).siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function ProfileLayout({ loaderData }: Route.ComponentProps) {
  const { location } = useNavigation();
  const showsAllNotices = pathWithoutLocale(useLocation().pathname) === '/profile/notices';
  const waiting = location !== undefined && pathWithoutLocale(location.pathname).startsWith('/profile');
  return (
    <div className="page pt-6 lg:pt-10">
      <ProfileHeading data={loaderData} />
      {showsAllNotices ? null : <AccountNotices notices={loaderData.notices} />}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-t border-line pt-3 lg:mt-8 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:pt-8">
        <ProfileNav added={loaderData.hasAffiliates ? [affiliate] : []} />
        <div
          aria-busy={waiting}
          className="min-w-0 transition-opacity delay-150 aria-busy:pointer-events-none aria-busy:opacity-50"
        >
          <Outlet context={loaderData} />
        </div>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reason = getSuspension(error);
  if (reason !== undefined) return <SuspendedNotice reason={reason} />;
  return isSignInNeeded(error) ? <SignInNeeded /> : <Failure error={error} categories={[]} />;
}
