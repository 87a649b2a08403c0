import {
  type Auth,
  type ConfirmationResult,
  FacebookAuthProvider,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPhoneNumber,
  signInWithPopup,
  signOut,
  type UserCredential,
} from '@firebase/auth';
import { chooseAccount } from './development-popup.ts';
import { openAuth, type Settings } from './identity-auth.ts';
import { withRobotCheck } from './robot-check.ts';
import { isUnreachable, toPopupFailure } from './unreachable.ts';

type PopupProvider = 'google' | 'facebook';

/** Operations of the identity provider. Errors carry Firebase's `code`, which `toIdentityFailure` explains. */
export interface IdentityClient {
  /** Resolves when popups can open directly in a click in every browser; phone sign-in doesn't need it. */
  readonly ready: Promise<void>;
  /** Sends a code to a number (`+880…`); `robotCheck` is the element for the invisible captcha. */
  sendCode(phone: string, robotCheck: HTMLElement): Promise<void>;
  /** Confirms a code and returns an ID token. */
  confirmCode(code: string): Promise<string>;
  /** Must be called directly in the click handler, without an await before it. */
  withPopup(provider: PopupProvider): Promise<{ idToken: string; accessToken?: string }>;
  /** The number whose code can still be entered; undefined if there is none. */
  sentTo(): string | undefined;
  signOut(): Promise<void>;
}

function signInThroughPopup(auth: Auth, provider: PopupProvider): Promise<UserCredential> {
  if (provider === 'google')
    return signInWithPopup(auth, new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' }));
  return signInWithPopup(auth, new FacebookAuthProvider().addScope('email'));
}

async function signInWithChosenAccount(auth: Auth, provider: PopupProvider): Promise<UserCredential> {
  const account = await chooseAccount(provider);
  const from = provider === 'google' ? GoogleAuthProvider : FacebookAuthProvider;
  return signInWithCredential(auth, from.credential(account));
}

/** Loads the SDK, which is four times as large as a page's initial script, when the sign-in dialog opens. */
export async function openIdentityClient(settings: Settings): Promise<IdentityClient> {
  const phones = openAuth(settings, { popups: false });
  let popups = openAuth(settings, { popups: true });
  let confirmation: { readonly phone: string; readonly result: ConfirmationResult } | undefined;
  return {
    ready: popups.authStateReady(),
    sendCode: async (phone, robotCheck) => {
      const result = await withRobotCheck(phones, robotCheck, (check) => signInWithPhoneNumber(phones, phone, check));
      confirmation = { phone, result };
    },
    confirmCode: async (code) => {
      // The SDK's error for a code without a request.
      if (confirmation === undefined) throw Object.assign(new Error(), { code: 'auth/invalid-verification-id' });
      const { user } = await confirmation.result.confirm(code);
      confirmation = undefined;
      return user.getIdToken();
    },
    withPopup: async (provider) => {
      try {
        const credential = await (settings.kind === 'development'
          ? signInWithChosenAccount(popups, provider)
          : signInThroughPopup(popups, provider));
        const idToken = await credential.user.getIdToken();
        const accessToken =
          provider === 'facebook' ? FacebookAuthProvider.credentialFromResult(credential)?.accessToken : undefined;
        return accessToken === undefined ? { idToken } : { idToken, accessToken };
      } catch (thrown) {
        const error = toPopupFailure(thrown);
        // The SDK caches the failure to check whether this domain is authorized, so a new instance is opened.
        if (isUnreachable(error)) popups = openAuth(settings, { popups: true });
        throw error;
      }
    },
    sentTo: () => confirmation?.phone,
    signOut: async () => {
      confirmation = undefined;
      await Promise.all([signOut(phones), signOut(popups)]);
    },
  };
}
