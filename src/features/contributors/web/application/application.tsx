import { lazy, Suspense } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { openSignIn } from '../../../../ui/session/sign-in-store.ts';

type Contributor = NonNullable<NonNullable<ReturnType<typeof useRootData>>['contributor']>;

/** The one step of this page: signing in with it in mind, applying, or how the application stands. */
export function InvolvedApplication() {
  const supplied = useRootData();
  if ((supplied?.user ?? null) === null) {
    return (
      <button type="button" onClick={() => openSignIn('contribute')} className={`${primaryButton} mt-8`}>
        {m.involved_cta()}
      </button>
    );
  }
  // The banner above says what they can do.
  if (supplied?.user?.suspended) return null;
  const contributor = supplied?.contributor ?? null;
  if (contributor !== null) return <Standing contributor={contributor} />;
  return (
    <Suspense>
      <ApplyForm />
    </Suspense>
  );
}

const ApplyForm = lazy(() => import('./apply-form.tsx').then(({ ApplyForm: component }) => ({ default: component })));

const standings: Record<'pending' | 'active' | 'closed', { icon: IconName; title: () => string; text: () => string }> =
  {
    pending: { icon: 'calendar', title: () => m.involved_pending_title(), text: () => m.involved_pending_text() },
    active: { icon: 'badge-check', title: () => m.involved_active_title(), text: () => m.involved_active_text() },
    closed: { icon: 'ban', title: () => m.involved_closed_title(), text: () => m.involved_closed_text() },
  };

function Standing({ contributor: { status, username } }: { contributor: Contributor }) {
  const { icon, title, text } = standings[status === 'pending' || status === 'active' ? status : 'closed'];
  return (
    <div role="status" className="mt-8 max-w-[46ch] rounded-card border border-line bg-paper p-5">
      <p className="flex items-center gap-2.5 text-16 font-medium">
        <Icon name={icon} />
        {title()}
      </p>
      <p className="mt-1.5 text-14 text-muted">{text()}</p>
      {status === 'active' ? (
        <a href={localizeHref(`/contributors/${username}`)} className={`${secondaryButton} mt-4`}>
          {m.menu_contributor_page()}
        </a>
      ) : null}
    </div>
  );
}
