import { AffiliatePage } from '../../../features/money/affiliates/web/affiliate-page.tsx';
import { formatShare } from '../../../features/money/payment-settings/web/format-share.ts';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/affiliate';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /affiliate/mine', {});

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.affiliates_title());

export default function ProfileAffiliatePage({ loaderData }: Route.ComponentProps) {
  const { basisPoints } = loaderData.terms;
  return (
    <>
      <ProfileTitle
        title={m.affiliates_title()}
        text={basisPoints === 0 ? '' : m.affiliates_text({ percent: formatShare(basisPoints) })}
      />
      <AffiliatePage first={loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
