import type { NavigateFunction } from 'react-router';
import { showToast } from '../../../../ui/components/toast.ts';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { signOutOfProvider } from '../../../sign-in/web/provider.ts';

/** After the session has ended at the server: away from the profile, with the page told that nobody is signed in. */
export async function redirectSignedOut(navigate: NavigateFunction, to: string, told: string): Promise<void> {
  await signOutOfProvider();
  await navigate(to);
  await revalidateSession();
  showToast({ kind: 'success', title: told });
}
