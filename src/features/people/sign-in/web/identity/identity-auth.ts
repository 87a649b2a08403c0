import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth';

/** Settings as `GET /user/sign-in/settings` returns them. */
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
 * Opens an instance of the SDK. Each has its own name, because the SDK caches instances and their errors by name.
 * Nothing of the provider is stored in the browser, because only the site's own session matters.
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
  // With Google's popup script, which the SDK loads at once on phones; if that fails, nothing else of the SDK works.
  const windows = popups && settings.kind === 'firebase' ? { popupRedirectResolver: browserPopupRedirectResolver } : {};
  const auth = initializeAuth(initializeApp(options, `sign-in-${opened}`), {
    persistence: inMemoryPersistence,
    ...windows,
  });
  if (settings.kind === 'development') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  auth.languageCode = document.documentElement.lang || null;
  return auth;
}
