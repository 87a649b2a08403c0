import type { ReactNode } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { holdToastsForNextPage, showToast } from '../../../../ui/components/toast.ts';
import {
  areDigitsChosen,
  getDigits,
  getLocale,
  isLocaleChosen,
  localizeHref,
  pathWithoutLocale,
  rememberDigits,
} from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import type { SignInRequest } from '../../../../ui/site-actions.ts';

export interface Proof {
  readonly idToken: string;
  readonly accessToken?: string | undefined;
}

/** The provider's proof for a session of ours. @throws ApiError */
export async function exchangeToken(
  method: SignInMethod,
  { idToken, accessToken }: Proof,
  { isContributor }: { readonly isContributor: boolean },
) {
  const body = {
    idToken,
    // An application: an admin decides it.
    ...(isContributor ? { isContributor: true } : {}),
  };
  if (method === 'phone') return (await browserApi('POST /user/sign-in/phone', { body })).user;
  if (method === 'google') return (await browserApi('POST /user/sign-in/google', { body })).user;
  const withAccess = { ...body, ...(accessToken === undefined ? {} : { accessToken }) };
  return (await browserApi('POST /user/sign-in/facebook', { body: withAccess })).user;
}

/** Asks to become a contributor with the sign-in. */
export interface SignInApplication {
  /** Stands before the ways to sign in. */
  readonly terms: ReactNode;
  /** Read when the proof is there: the person may still have ticked it meanwhile. */
  readonly isApplying: () => boolean;
  /** Runs with the new session, before the page learns of it, if the person applied. */
  readonly onApply: () => Promise<void>;
}

/** Exchanges the token, and applies if the person ticked the terms. @throws ApiError */
export async function exchangeAndApply(
  method: SignInMethod,
  proof: Proof,
  application: Pick<SignInApplication, 'isApplying' | 'onApply'> | undefined,
): Promise<User> {
  const isContributor = application?.isApplying() ?? false;
  const user = await exchangeToken(method, proof, { isContributor });
  if (isContributor && user.suspended === null) await application?.onApply();
  return user;
}

type User = Awaited<ReturnType<typeof exchangeToken>>;

function suspension(reason: string): string {
  return reason === '' ? m.sign_in_suspended_plain() : m.sign_in_suspended({ reason });
}

/**
 * After the dialog has closed: the page learns who came, then what was begun goes on, unless they gave that up. It is said
 * that somebody has signed in where nothing else says what was done.
 */
export async function completeSignIn(user: User, then: SignInRequest['then'], saysWhatItDid = false): Promise<void> {
  // What was chosen in this browser goes before what the account says: it is the later word.
  const moves = user.suspended === null && user.language !== getLocale() && !isLocaleChosen();
  const takesDigits = user.suspended === null && user.digits !== getDigits() && !areDigitsChosen();
  if (takesDigits) rememberDigits(user.digits);
  const reloads = takesDigits && getLocale() === 'bn' && !moves;
  if (moves || reloads) holdToastsForNextPage();
  const isSaid = saysWhatItDid && then !== undefined && !moves;
  if (user.suspended !== null) showToast({ kind: 'error', title: suspension(user.suspended.reason) });
  else if (!isSaid)
    showToast({ kind: 'success', title: m.sign_in_login_success({}, { locale: moves ? user.language : getLocale() }) });
  await revalidateSession();
  // The button that opened the dialog may have gone with the visitor.
  if (document.activeElement === document.body) document.getElementById('account-button')?.focus();
  if (user.suspended === null) await then?.();
  const { pathname, search, hash } = location;
  if (moves) location.assign(localizeHref(pathWithoutLocale(pathname) + search + hash, user.language));
  // What is written already stays in the digits that it has.
  else if (reloads) location.reload();
}

/** Why our own server refused a proof: the server's words, or the advice to ask for another code where a phone's was refused. */
export function describeRefusal(method: SignInMethod, error: { readonly status: number }): string {
  if (method === 'phone' && error.status === 401) return m.sign_in_failure_code_expired();
  return getErrorMessage(error, '') || m.went_wrong();
}
