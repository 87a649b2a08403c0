import { useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { confirmNavigation } from '../../../../ui/forms/navigation-blocker.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { onSessionExpired } from '../../../../ui/session/session-expiry.ts';

export function SignOutButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    if (!(await confirmNavigation())) return;
    setBusy(true);
    try {
      await browserApi('POST /admin/logout', {});
      onSessionExpired(undefined);
      showToast({ kind: 'success', title: m.admins_logged_out() });
      await navigate(localizeHref('/admin/login'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.admins_logout_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      disabled={busy}
      aria-busy={busy}
      className="flex h-10 items-center gap-2 rounded-control px-3 text-14 font-medium hover:bg-line/60 disabled:opacity-60"
    >
      <Icon name="log-out" className="size-4.5" />
      <span className="max-sm:sr-only">{m.admins_sign_out()}</span>
    </button>
  );
}
