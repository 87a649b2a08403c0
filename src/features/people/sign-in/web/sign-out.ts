import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { signOutOfProvider } from './provider.ts';

/** Ends the user's session, at the identity provider too, and updates the page. Returns whether that succeeded. */
export async function signOut(): Promise<boolean> {
  try {
    await browserApi('POST /user/logout', {});
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(error, m.sign_in_logout_failed());
    return false;
  }
  showToast({ kind: 'success', title: m.sign_in_logged_out() });
  await signOutOfProvider();
  await revalidateSession();
  return true;
}

/**
 * Completes a sign-out after a call has ended the session: signs out of the identity provider, calls `leave`, and shows
 * a message.
 */
export async function completeSignOut(leave: () => unknown, message: string): Promise<void> {
  await signOutOfProvider();
  await leave();
  await revalidateSession();
  showToast({ kind: 'success', title: message });
}

/** Updates the page after the session has ended on the server, and signs out of the identity provider. */
export async function endSession(): Promise<void> {
  showToast({ kind: 'error', title: m.session_expired() });
  await browserApi('POST /user/logout', {}).catch(() => undefined);
  await signOutOfProvider();
  await revalidateSession();
}
