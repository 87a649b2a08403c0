import { deleteFirebaseUser, type GoogleAddresses, googleAddresses, readServiceAccount } from './google-account.ts';
import type { IdentityProvider } from './identity.ts';
import { createRemoteKeys } from './keys.ts';
import type { FirebaseSettings } from './settings.ts';
import { verifyIdToken } from './verify.ts';

export interface FirebaseDeps {
  readonly settings: FirebaseSettings;
  readonly onKeyFailure?: (error: unknown) => void;
  /** Google's addresses; other ones in tests. */
  readonly addresses?: GoogleAddresses;
  readonly clock?: () => number;
}

/** Firebase Authentication: the browser signs in at Google, and the server verifies the ID token. */
export function createFirebaseProvider(parts: FirebaseDeps): IdentityProvider {
  const { settings, addresses = googleAddresses, clock = Date.now } = parts;
  const { projectId, authDomain, apiKey, appId } = settings;
  const keys = createRemoteKeys({
    url: settings.keysUrl,
    clock,
    ...(parts.onKeyFailure === undefined ? {} : { onFailure: parts.onKeyFailure }),
  });
  const account = settings.serviceAccount === undefined ? undefined : readServiceAccount(settings.serviceAccount);
  return {
    client: { kind: 'firebase', apiKey, authDomain, projectId, appId },
    verify: (idToken, method, now) => verifyIdToken({ projectId, keys }, idToken, method, now),
    deleteSubject: async (subject) => {
      if (account !== undefined) await deleteFirebaseUser(account, subject, { addresses, now: new Date(clock()) });
    },
    routes: [],
    policy: {
      // Google's popup script, and the invisible reCAPTCHA.
      script: [
        'https://apis.google.com',
        'https://www.google.com/recaptcha/',
        'https://www.gstatic.com/recaptcha/',
        'https://www.recaptcha.net/recaptcha/',
      ],
      connect: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://apis.google.com',
        'https://www.google.com/recaptcha/',
      ],
      frame: [
        `https://${authDomain}`,
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
        'https://www.recaptcha.net/recaptcha/',
      ],
    },
  };
}
