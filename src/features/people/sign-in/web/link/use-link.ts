import { useEffect, useRef, useState } from 'react';
import type { SignInMethod } from '../../../../../platform/identity/methods.ts';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import type { RecentSignIn } from '../../../../../ui/site-actions.ts';
import { describeMethod } from '../../../sessions/web/method-name.ts';
import type { Proof } from '../exchange.ts';
import { toIdentityFailure } from '../identity/identity-failure.ts';
import { openProvider, type Provider } from '../provider.ts';

const slotOf = { phone: 'otp', google: 'google', facebook: 'fb' } as const;

export interface Linking {
  /** Client of the identity provider; undefined until it is loaded. */
  readonly provider: Provider | undefined;
  /** False until a popup can open directly in the click; a later popup would be blocked. */
  readonly arePopupsReady: boolean;
  readonly busy: SignInMethod | undefined;
  readonly problem: { readonly method: SignInMethod; readonly text: string } | undefined;
  readonly fail: (method: SignInMethod, text: string) => void;
  /** The method that may be linked now, after a new sign-in. */
  readonly confirmed: SignInMethod | undefined;
  readonly confirm: (method: SignInMethod, proof: RecentSignIn | undefined) => void;
  /** Links a method by its proof. Returns whether that succeeded. */
  readonly link: (method: SignInMethod, proving: Promise<Proof>) => Promise<boolean>;
}

/** Links sign-in methods with the identity provider's client, which is loaded on demand. */
export function useLink(): Linking {
  const [provider, setProvider] = useState<Provider>();
  const [arePopupsReady, setPopupsReady] = useState(false);
  const [busy, setBusy] = useState<SignInMethod>();
  const [problem, setProblem] = useState<Linking['problem']>();
  const [confirmation, setConfirmation] = useState<{ readonly method: SignInMethod; readonly proof: RecentSignIn }>();
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    const load = async () => {
      const opened = await openProvider();
      if (open.current) setProvider(opened);
      await opened.client.ready;
      if (open.current) setPopupsReady(true);
    };
    // If the client can't be loaded, the buttons stay disabled; the rest of the page doesn't need it.
    load().catch(() => undefined);
    return () => {
      open.current = false;
    };
  }, []);

  const fail = (method: SignInMethod, text: string) => setProblem(text === '' ? undefined : { method, text });
  const failWith = (method: SignInMethod, error: unknown) => {
    const failure = toIdentityFailure(error, slotOf[method]);
    fail(method, failure.slot ?? '');
    if (failure.toast !== undefined) showToast({ kind: 'error', title: failure.toast });
  };

  async function link(method: SignInMethod, proving: Promise<Proof>): Promise<boolean> {
    setBusy(method);
    setProblem(undefined);
    try {
      const { idToken, accessToken } = await proving;
      if (confirmation === undefined) return false;
      const body = { idToken, proof: confirmation.proof, ...(accessToken === undefined ? {} : { accessToken }) };
      await browserApi('POST /user/link/{method}', { params: { method }, body });
      setConfirmation(undefined);
      await revalidateSession();
      showToast({ kind: 'success', title: m.sign_in_linked({ method: describeMethod(method) }) });
      return true;
    } catch (error) {
      if (!open.current) return false;
      if (!isApiError(error)) failWith(method, error);
      else {
        fail(method, getErrorMessage(error, m.sign_in_link_failed()));
        // The proof has expired or was used, so a new sign-in is required.
        if (error.status === 403) setConfirmation(undefined);
      }
      return false;
    } finally {
      setBusy(undefined);
    }
  }

  const confirm: Linking['confirm'] = (method, proof) => {
    setProblem(undefined);
    setConfirmation(proof === undefined ? undefined : { method, proof });
  };
  return { provider, arePopupsReady, busy, problem, fail, confirmed: confirmation?.method, confirm, link };
}
