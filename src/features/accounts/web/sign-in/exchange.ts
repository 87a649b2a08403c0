import { browserApi, wordsOf } from '../../../../web/api.ts';
import { m } from '../../../../web/paraglide/messages.js';
import { personChanged } from '../../../../web/person-change.ts';
import type { SignInWish } from '../../../../web/ui/sign-in-place.ts';
import { showToast } from '../../../../web/ui/toast.ts';
import type { Method } from './sign-in-state.ts';

export interface Proof {
  readonly idToken: string;
  readonly accessToken?: string | undefined;
}

/** The provider's proof for a session of ours. @throws ApiError */
export async function exchange(method: Method, { idToken, accessToken }: Proof, wish: SignInWish) {
  const body = {
    idToken,
    // An application: an admin decides it.
    ...(wish.reason === 'contribute' ? { isContributor: true } : {}),
  };
  if (method === 'phone') return (await browserApi('POST /user/sign-in/phone', { body })).user;
  if (method === 'google') return (await browserApi('POST /user/sign-in/google', { body })).user;
  const withAccess = { ...body, ...(accessToken === undefined ? {} : { accessToken }) };
  return (await browserApi('POST /user/sign-in/facebook', { body: withAccess })).user;
}

type User = Awaited<ReturnType<typeof exchange>>;

/** After the dialog has closed: the page learns who came, then what was begun goes on. */
export async function welcome(user: User, wish: SignInWish): Promise<void> {
  if (user.suspended === null) showToast({ kind: 'success', title: m.accounts_login_success() });
  else showToast({ kind: 'error', title: m.accounts_suspended({ reason: user.suspended.reason }) });
  await personChanged();
  // The button that opened the dialog may have gone with the visitor.
  if (document.activeElement === document.body) document.getElementById('account-button')?.focus();
  if (user.suspended === null) await wish.then?.();
}

/** Why our own server took no proof; a refused token says nothing that helps anybody. */
export function refusalWords(error: { readonly status: number }): string {
  return error.status === 401 ? m.went_wrong() : wordsOf(error, m.went_wrong());
}
