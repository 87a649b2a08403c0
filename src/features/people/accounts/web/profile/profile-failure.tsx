import type { ReactNode } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon, type IconName } from '../../../../../ui/components/icon.tsx';
import { localizeHref, normalizeSlashes } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useEndedSession } from '../../../../../ui/session/use-ended-session.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';

/** Reason of the suspension, if the profile was refused because of one. */
export function getSuspension(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 403) return undefined;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return '';
  return typeof data.reason === 'string' ? data.reason : '';
}

export const isSignInNeeded = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 401;

function Notice({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="page flex min-h-[50vh] flex-col items-start justify-center py-16">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-paper">
        <Icon name={icon} className="size-7" />
      </span>
      <h1 className="mt-6 text-28 tracking-tight lg:text-36">{title}</h1>
      {children}
    </div>
  );
}

/** Page in place of the profile, for visitors who aren't signed in. */
export function SignInNeeded() {
  const { openSignIn } = useSiteActions();
  useEndedSession(true);
  return (
    <Notice icon="user-round" title={m.accounts_profile_anonymous_title()}>
      <p className="mt-3 max-w-xl text-18 text-muted">{m.accounts_profile_anonymous_text()}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button type="button" onClick={() => openSignIn('profile')} className={primaryButton}>
          {m.sign_in()}
        </button>
        <a href={localizeHref('/content')} className={secondaryButton}>
          {m.go_browse()}
        </a>
      </div>
    </Notice>
  );
}

/** Page in place of the profile, for suspended people. */
export function SuspendedNotice({ reason }: { reason: string }) {
  return (
    <Notice icon="ban" title={m.accounts_profile_suspended_title()}>
      <p className="mt-3 max-w-xl text-18 text-muted">{m.accounts_profile_suspended_text()}</p>
      {reason === '' ? null : (
        <div className="mt-6 max-w-xl rounded-card border border-line bg-paper p-5">
          <h2 className="text-14 text-muted">{m.accounts_profile_suspended_reason()}</h2>
          <p className="mt-1 text-16 whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
      <p className="mt-6 max-w-xl text-14 text-muted">{m.accounts_profile_suspended_rest()}</p>
    </Notice>
  );
}

/** Error message inside the profile, in place of a page that failed. */
export function ProfilePageFailure() {
  const { pathname, search } = useLocation();
  useEndedSession(isSignInNeeded(useRouteError()));
  return (
    <div className="rounded-card border border-line bg-paper p-8">
      <h1 className="text-22">{m.error_title()}</h1>
      <p className="mt-2 max-w-xl text-16 text-muted">{m.error_text()}</p>
      <a href={normalizeSlashes(pathname) + search} data-reload className={`${primaryButton} mt-6`}>
        {m.error_retry()}
      </a>
    </div>
  );
}
