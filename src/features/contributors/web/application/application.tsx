import { type SyntheticEvent, useRef, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type SessionContributor, useRootData } from '../../../../ui/root-data.ts';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { useSiteActions } from '../../../../ui/site-actions.ts';

/** The one step of this page: signing in with it in mind, applying, or how the application stands. */
export function InvolvedApplication() {
  const data = useRootData();
  const { openSignIn } = useSiteActions();
  if ((data?.user ?? null) === null) {
    return (
      <button type="button" onClick={() => openSignIn('contribute')} className={`${primaryButton} mt-8`}>
        {m.contributors_apply_cta()}
      </button>
    );
  }
  // The banner above says what they can do.
  if (data?.user?.suspended) return null;
  const contributor = data?.contributor ?? null;
  return contributor === null ? <Application /> : <Standing contributor={contributor} />;
}

function Application() {
  const call = useSubmit(m.contributors_apply_apply_failed());
  const accepted = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const error = missing ? m.contributors_apply_accept_needed() : (call.getError('acceptTerms') ?? call.failure);
  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    const accepts = accepted.current?.checked === true;
    setMissing(!accepts);
    if (!accepts) return accepted.current?.focus();
    const sent = await call.run(() => browserApi('POST /contributor/apply', { body: { acceptTerms: true } }));
    if (!sent) return;
    showToast({ kind: 'success', title: m.contributors_apply_applied() });
    await revalidateSession();
  };
  return (
    <form onSubmit={(event) => void apply(event)} noValidate className="mt-8 max-w-[46ch] lg:max-xl:max-w-[40vw]">
      <label className="flex cursor-pointer gap-3 text-14">
        <input
          ref={accepted}
          type="checkbox"
          name="acceptTerms"
          onChange={() => setMissing(false)}
          aria-invalid={missing ? true : undefined}
          aria-describedby={error === undefined ? undefined : 'apply-error'}
          className="mt-px size-5 shrink-0 accent-ink"
        />
        <span>
          {m.contributors_apply_accept()}{' '}
          <a href={localizeHref('/terms-and-conditions')} className="underline underline-offset-4">
            {m.contributors_apply_read_terms()}
          </a>
        </span>
      </label>
      <p id="apply-error" role="alert" className="mt-2 text-14 text-danger empty:hidden">
        {error}
      </p>
      <button type="submit" disabled={call.busy} aria-busy={call.busy} className={`${primaryButton} mt-5`}>
        {call.busy ? <Spinner /> : null}
        {m.contributors_apply_cta()}
      </button>
    </form>
  );
}

const words: Record<'pending' | 'active' | 'closed', { icon: IconName; title: () => string; text: () => string }> = {
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
  closed: {
    icon: 'ban',
    title: () => m.contributors_apply_closed_title(),
    text: () => m.contributors_apply_closed_text(),
  },
};

function Standing({ contributor: { status, username } }: { contributor: SessionContributor }) {
  const { icon, title, text } = words[status === 'pending' || status === 'active' ? status : 'closed'];
  return (
    <div role="status" className="mt-8 max-w-[46ch] rounded-card border border-line bg-paper p-5">
      <p className="flex items-center gap-2.5 text-16 font-medium">
        <Icon name={icon} />
        {title()}
      </p>
      <p className="mt-1.5 text-14 text-muted">{text()}</p>
      {status === 'active' ? (
        <a href={localizeHref(`/contributors/${username}`)} className={`${secondaryButton} mt-4`}>
          {m.contributors_own_page()}
        </a>
      ) : null}
    </div>
  );
}
