import { createContext, useContext } from 'react';

/** What the visitor was about to do; the sign-in dialog says so. */
export type SignInReason = 'sign-in' | 'favorite' | 'cart' | 'profile' | 'contribute';

export interface SignInRequest {
  readonly reason: SignInReason;
  /** What goes on once somebody is signed in; dropped where the dialog is closed. */
  readonly then: (() => unknown) | undefined;
}

/** What features ask of the site around them. */
export interface SiteActions {
  /** Opens the sign-in dialog; `then` runs afterwards, or at once where somebody is signed in. */
  readonly openSignIn: (reason: SignInReason, then?: () => unknown) => void;
  /** Adds a content to the favourites or takes it out, after signing in. */
  readonly toggleFavorite: (contentId: string) => void;
  /** Opens the cart; says that buying isn't open yet until there is one, and asks for nothing before. */
  readonly openCart: () => void;
  /** Ends the session, unless the person wants to keep what the page would lose. */
  readonly signOut: () => Promise<void>;
  /** After a call has ended the session: to the home page as a visitor, with `message` as a notice. */
  readonly leaveSignedOut: (message: string) => Promise<void>;
}

const doNothing = () => undefined;

/** Provided by the site's root; the admin area has none of these. */
export const SiteActionsContext = createContext<SiteActions>({
  openSignIn: doNothing,
  toggleFavorite: doNothing,
  openCart: doNothing,
  signOut: async () => undefined,
  leaveSignedOut: async () => undefined,
});

export const useSiteActions = (): SiteActions => useContext(SiteActionsContext);
