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

/** Exchanges the provider's proof for a session of the site. @throws ApiError */
export async function exchangeToken(
  method: SignInMethod,
  { idToken, accessToken }: Proof,
  { isContributor }: { readonly isContributor: boolean },
) {
  const body = {
    idToken,
    // Applies to become a contributor; an admin decides.
    ...(isContributor ? { isContributor: true } : {}),
  };
  if (method === 'phone') return (await browserApi('POST /user/sign-in/phone', { body })).user;
  if (method === 'google') return (await browserApi('POST /user/sign-in/google', { body })).user;
  const withAccess = { ...body, ...(accessToken === undefined ? {} : { accessToken }) };
  return (await browserApi('POST /user/sign-in/facebook', { body: withAccess })).user;
}

/** An application to become a contributor, sent with the sign-in. */
export interface SignInApplication {
  /** Content above the sign-in methods. */
  readonly terms: ReactNode;
  /**
   * Whether the terms are ticked; called when the proof has arrived, because the person may still change the checkbox.
   */
  readonly isApplying: () => boolean;
  /** Called with the new session before the page is updated, if the person applied. */
  readonly onApply: () => Promise<void>;
}

/** Exchanges the token for a session, and applies if the person ticked the terms. @throws ApiError */
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
 * Completes a sign-in after the dialog has closed: updates the page, then continues the operation that required it,
 * unless the person cancelled that. Shows a toast if the operation shows no message itself.
 */
export async function completeSignIn(user: User, then: SignInRequest['then'], saysWhatItDid = false): Promise<void> {
  // A language chosen in this browser takes precedence over the account's, because it is the later choice.
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
  // The button that opened the dialog may have been removed by the update.
  if (document.activeElement === document.body) document.getElementById('account-button')?.focus();
  if (user.suspended === null) await then?.();
  const { pathname, search, hash } = location;
  if (moves) location.assign(localizeHref(pathWithoutLocale(pathname) + search + hash, user.language));
  // Rendered texts keep their digits until the page is reloaded.
  else if (reloads) location.reload();
}

/** Why the site's server refused a proof: the server's message, or for a phone the advice to request a new code. */
export function describeRefusal(method: SignInMethod, error: { readonly status: number }): string {
  if (method === 'phone' && error.status === 401) return m.sign_in_failure_code_expired();
  return getErrorMessage(error, '') || m.went_wrong();
}
