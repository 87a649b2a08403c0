import type { NavigateFunction } from 'react-router';
import { personChanged } from '../../../../web/person-change.ts';
import { showToast } from '../../../../web/ui/toast.ts';
import { leaveProvider } from '../sign-in/provider.ts';

/** After the session has ended at the server: away from the profile, with the page told that nobody is signed in. */
export async function leaveSignedOut(navigate: NavigateFunction, to: string, told: string): Promise<void> {
  await leaveProvider();
  await navigate(to);
  await personChanged();
  showToast({ kind: 'success', title: told });
}
