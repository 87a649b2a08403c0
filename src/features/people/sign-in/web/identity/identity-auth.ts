import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth';

/** As `GET /user/sign-in/settings` answers it. */
export type Settings =
  | {
      readonly kind: 'firebase';
      readonly apiKey: string;
      readonly authDomain: string;
      readonly projectId: string;
      readonly appId: string;
    }
  | { readonly kind: 'development'; readonly projectId: string };

let opened = 0;

/**
 * Each instance gets its own name, because the SDK caches one instance, and its errors, per name. Our session cookie
 * is what counts, so nothing of the provider's stays in the browser.
 */
export function openAuth(settings: Settings, { popups }: { popups: boolean }): Auth {
  opened += 1;
  const options =
    settings.kind === 'development'
      ? { projectId: settings.projectId, apiKey: 'development' }
      : {
          apiKey: settings.apiKey,
          authDomain: settings.authDomain,
          projectId: settings.projectId,
          appId: settings.appId,
        };
  // With Google's script for popups, on phones loaded at once: without it nothing else of the SDK's works there.
  const windows = popups && settings.kind === 'firebase' ? { popupRedirectResolver: browserPopupRedirectResolver } : {};
  const auth = initializeAuth(initializeApp(options, `sign-in-${opened}`), {
    persistence: inMemoryPersistence,
    ...windows,
  });
  if (settings.kind === 'development') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}
