import { lazy, Suspense } from 'react';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { useIsInBrowser } from '../../../../../ui/components/use-is-in-browser.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type SessionContributor, useRootData } from '../../../../../ui/root-data.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';
import type { EarningTerms } from './earning-terms.ts';

/** The main action of the page: sign in, apply, or see the state of the application. */
export function InvolvedApplication({ terms }: { terms: EarningTerms }) {
  const data = useRootData();
  const { openSignIn } = useSiteActions();
  const isInBrowser = useIsInBrowser();
  if ((data?.user ?? null) === null) {
    return (
      <button type="button" onClick={() => openSignIn('contribute')} className={`${primaryButton} mt-8`}>
        {m.contributors_apply_cta()}
      </button>
    );
  }
  // The banner above explains the suspension.
  if (data?.user?.suspended) return null;
  const contributor = data?.contributor ?? null;
  if (contributor !== null && contributor.status !== 'affiliate' && !isTermsNeeded(contributor))
    return <Standing contributor={{ ...contributor, status: contributor.status }} />;
  const room = <div className="mt-8 min-h-104" />;
  // The server doesn't wait for lazy components, so it renders the placeholder.
  if (!isInBrowser) return room;
  return (
    <Suspense fallback={room}>
      <ApplyForm status={contributor?.status ?? null} terms={terms} />
    </Suspense>
  );
}

/** Whether the person still has to accept the terms, which sign-in didn't show. */
const isTermsNeeded = ({ status, terms }: SessionContributor): boolean =>
  terms === null && (status === 'pending' || status === 'active');

const ApplyForm = lazy(() => import('./apply-form.tsx').then(({ ApplyForm: component }) => ({ default: component })));

const standings: Record<
  'pending' | 'active' | 'suspended' | 'closed',
  { icon: IconName; title: () => string; text: () => string }
> = {
  pending: {
    icon: 'calendar',
    title: () => m.contributors_apply_pending_title(),
    text: () => m.contributors_apply_pending_text(),
  },
  active: {
    icon: 'badge-check',
    title: () => m.contributors_apply_active_title(),
    text: () => m.contributors_apply_active_text(),
  },
  suspended: {
    icon: 'ban',
    title: () => m.contributors_state_suspended(),
    text: () => m.contributors_apply_suspended_text(),
  },
  closed: {
    icon: 'ban',
    title: () => m.contributors_apply_closed_title(),
    text: () => m.contributors_apply_closed_text(),
  },
};

type Applicant = SessionContributor & { readonly status: Exclude<SessionContributor['status'], 'affiliate'> };

function Standing({ contributor: { status, username, reason } }: { contributor: Applicant }) {
  const { icon, title, text } = standings[status === 'rejected' ? 'closed' : status];
  return (
    <div role="status" className="mt-8 max-w-[46ch] rounded-card border border-line bg-paper p-5">
      <p className="flex items-center gap-2.5 text-16 font-medium">
        <Icon name={icon} />
        {title()}
      </p>
      <p className="mt-1.5 text-14 text-muted">{text()}</p>
      {reason === '' ? null : (
        <p className="mt-1.5 text-14 whitespace-pre-line wrap-anywhere">{m.contributors_reason({ reason })}</p>
      )}
      {status === 'pending' ? (
        <a href={localizeHref('/contributor/assets/upload')} className={`${secondaryButton} mt-4`}>
          {m.contributors_prepare_drafts()}
        </a>
      ) : null}
      {status === 'active' ? (
        <a href={localizeHref(`/contributors/${username}`)} className={`${secondaryButton} mt-4`}>
          {m.contributors_own_page()}
        </a>
      ) : null}
    </div>
  );
}
