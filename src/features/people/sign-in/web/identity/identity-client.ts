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

/**
 * What the dialog needs of the identity provider. Failures carry Firebase's `code`; `toIdentityFailure` explains them.
 */
export interface IdentityClient {
  /** Popups open in the click from then on, in every browser. Phone needs no waiting. */
  readonly ready: Promise<void>;
  /** Sends a code to a number (`+880…`); `robotCheck` is an element of the page to put the invisible check in. */
  sendCode(phone: string, robotCheck: HTMLElement): Promise<void>;
  /** A fresh ID token for the code that was sent last. */
  confirmCode(code: string): Promise<string>;
  /** Call it in the click itself, with nothing awaited before. */
  withPopup(provider: PopupProvider): Promise<{ idToken: string; accessToken?: string }>;
  /** The number whose code may still be entered. */
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

/** Loaded when the sign-in dialog opens: the SDK is four times the size of the first page's own script. */
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
      // As the SDK says it of a code that nobody has sent.
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
        // The SDK would remember for ever that it could not ask whether this address may sign people in.
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
