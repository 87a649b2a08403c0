import { type RefObject, useEffect, useRef } from 'react';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { type ApiError, isApiError } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { parsePhone } from '../../../../ui/phone-number.ts';
import type { Proof } from './exchange.ts';
import { type IdentityFailure, toIdentityFailure } from './identity/identity-failure.ts';
import { sendLimits } from './identity/send-limits.ts';
import { openProvider, type Provider } from './provider.ts';
import { noErrors, type SignInState, type Slots, useSignInState } from './sign-in-state.ts';

const MAX_SENDS = 3;

const slotOf: Record<SignInMethod, keyof Slots> = { phone: 'otp', google: 'google', facebook: 'fb' };

export interface SignIn {
  readonly state: SignInState;
  readonly showPhoneField: () => void;
  readonly requestCode: (typed: string) => void;
  readonly resend: () => void;
  readonly submitCode: (code: string) => void;
  readonly continueWith: (method: Exclude<SignInMethod, 'phone'>) => void;
  readonly goBack: () => void;
  readonly mayResend: boolean;
  /** Time until which no other code is sent, in milliseconds. */
  readonly waitUntil: number;
}

function say(failure: IdentityFailure): void {
  if (failure.toast !== undefined) showToast({ kind: 'error', title: failure.toast });
}

function sayResendFailed({ toast, isVague }: IdentityFailure): void {
  if (toast === undefined) showToast({ kind: 'error', title: m.sign_in_resend_failed() });
  else if (isVague) showToast({ kind: 'error', title: m.sign_in_resend_failed(), description: toast });
  else showToast({ kind: 'error', title: toast });
}

/**
 * State and actions of a dialog that asks for a proof of the identity provider. A popup must open in the click handler,
 * before any await.
 */
export function useSignIn(parts: {
  readonly provider: Provider | undefined;
  readonly botCheck: RefObject<HTMLElement | null>;
  /** Uses the proof. The form shows an `ApiError` beside the method. */
  readonly complete: (method: SignInMethod, proof: Proof) => Promise<unknown>;
  /** Explains a refusal by the site's server. */
  readonly describeError: (method: SignInMethod, error: ApiError) => string;
}): SignIn {
  const { provider, botCheck, complete, describeError } = parts;
  const [state, change] = useSignInState();
  const open = useRef(true);
  /**
   * Increases when the person chooses another method or goes back; results of earlier calls then no longer change the
   * view.
   */
  const turn = useRef(0);
  /**
   * The proof of the last code. A code works only once, so its proof is kept for a retry if the site's server doesn't
   * respond.
   */
  const proven = useRef<{ readonly code: string; readonly proof: Proof }>(undefined);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const waitUntil = Math.max(sendLimits.coolUntil(state.phone), sendLimits.pausedUntil());
  const fail = (slot: keyof Slots, text: string) => change(({ errors }) => ({ errors: { ...errors, [slot]: text } }));
  const busy = (method: SignInMethod, is: boolean) =>
    change(({ signingIn }) => ({ signingIn: { ...signingIn, [method]: is } }));

  const send = async (phone: string): Promise<IdentityFailure | undefined> => {
    if (botCheck.current === null) return undefined;
    proven.current = undefined;
    const begun = turn.current;
    change({ sendingCode: true, errors: noErrors });
    try {
      // The button may be pressed before the client has loaded.
      const { client } = await openProvider();
      await client.sendCode(phone, botCheck.current);
      sendLimits.sent(phone);
      change(({ sends }) => ({ phone, sends: sends + 1, ...(begun === turn.current ? { view: 'code' } : {}) }));
      return undefined;
    } catch (error) {
      const failure = toIdentityFailure(error, 'phone');
      if (failure.coolDown) sendLimits.paused();
      return failure;
    } finally {
      change({ sendingCode: false });
    }
  };

  const finish = async (method: SignInMethod, proving: Promise<Proof>): Promise<void> => {
    busy(method, true);
    try {
      const proof = await proving;
      if (!open.current) return;
      await complete(method, proof);
    } catch (error) {
      if (!open.current) return;
      const slot = slotOf[method];
      if (isApiError(error)) {
        // The proof was refused, so a new code is needed.
        if (error.status === 401 || error.status === 403) proven.current = undefined;
        fail(slot, describeError(method, error));
        return;
      }
      const failure = toIdentityFailure(error, slot);
      fail(slot, failure.slot ?? '');
      say(failure);
    } finally {
      busy(method, false);
    }
  };

  const requestCode = async (typed: string): Promise<void> => {
    if (state.sendingCode) return;
    const read = parsePhone(typed);
    if ('problem' in read) {
      fail('phone', read.problem === 'needed' ? m.sign_in_phone_needed() : m.sign_in_phone_invalid());
      return;
    }
    const cooling = sendLimits.coolUntil(read.phone) > Date.now();
    // The code that was sent to this number is still valid.
    if (cooling && [state.phone, provider?.client.sentTo()].includes(read.phone)) {
      change({ view: 'code', phone: read.phone, errors: noErrors });
      return;
    }
    if (state.sends >= MAX_SENDS) {
      fail('phone', m.sign_in_sends_used());
      return;
    }
    if (cooling || sendLimits.pausedUntil() > Date.now()) {
      fail('phone', m.sign_in_failure_too_many());
      return;
    }
    const begun = turn.current;
    const failure = await send(read.phone);
    if (failure === undefined || !open.current || begun !== turn.current) return;
    fail('phone', failure.slot ?? m.sign_in_phone_invalid());
    say(failure);
  };

  const resend = async (): Promise<void> => {
    if (state.sendingCode || state.sends >= MAX_SENDS) return;
    if (waitUntil > Date.now()) return;
    const failure = await send(state.phone);
    if (!open.current) return;
    if (failure === undefined) showToast({ kind: 'success', title: m.sign_in_resent() });
    else sayResendFailed(failure);
  };

  const prove = async (code: string): Promise<Proof> => {
    if (proven.current?.code === code) return proven.current.proof;
    const { client } = await openProvider();
    const proof = { idToken: await client.confirmCode(code) };
    proven.current = { code, proof };
    return proof;
  };

  const submitCode = (code: string): void => {
    if (state.signingIn.phone) return;
    fail('otp', code.length === 6 ? '' : m.sign_in_code_invalid());
    if (code.length !== 6) return;
    void finish('phone', prove(code));
  };

  const continueWith = (method: Exclude<SignInMethod, 'phone'>): void => {
    if (state.signingIn[method] || provider === undefined) return;
    turn.current += 1;
    const proving = provider.client.withPopup(method);
    change({ phoneShown: false, errors: noErrors });
    void finish(method, proving);
  };

  return {
    state,
    mayResend: state.sends < MAX_SENDS,
    waitUntil,
    showPhoneField: () => change({ phoneShown: true, errors: noErrors }),
    requestCode: (typed) => void requestCode(typed),
    resend: () => void resend(),
    submitCode,
    continueWith,
    goBack: () => {
      turn.current += 1;
      change({ view: 'choice', errors: noErrors });
    },
  };
}
