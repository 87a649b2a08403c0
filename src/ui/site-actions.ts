import { createContext, useContext } from 'react';
import type { SignInMethod } from '../platform/identity/methods.ts';

/** What the visitor was about to do; the sign-in dialog says so. */
export type SignInReason = 'sign-in' | 'favorite' | 'cart' | 'buy' | 'profile' | 'contribute';

export interface SignInRequest {
  readonly reason: SignInReason;
  /** What goes on once somebody is signed in; dropped where the dialog is closed. */
  readonly then: (() => unknown) | undefined;
  /** That says what was done: the sign-in needs no notice of its own. */
  readonly saysWhatItDid?: boolean;
}

/** A way to sign in that the account has; `label` is the number or e-mail. */
export interface OwnMethod {
  readonly method: SignInMethod;
  readonly label: string;
  /** There long enough to take something off. */
  readonly isEstablished: boolean;
}

/** That the person has just signed in again: what is hard to undo sends it along. Good once, for five minutes. */
export interface RecentSignIn {
  readonly method: SignInMethod;
  readonly idToken: string;
}

export interface ConfirmationRequest {
  readonly title: string;
  readonly text: string;
  readonly methods: readonly OwnMethod[];
  /** Something of the owner's goes away: a way to sign in that was added lately doesn't confirm it. */
  readonly removes: boolean;
  /** Said where a refusal of the work has no words. */
  readonly failure: string;
  /** Runs while the dialog shows progress; it shows what an `ApiError` says, and stays. */
  readonly work: (proof: RecentSignIn) => unknown;
  /** What goes on once the dialog has closed after the work. */
  readonly afterwards?: (proof: RecentSignIn) => unknown;
}

/** What is put into the cart. Of a content without a variant, the cheapest that costs something. */
export interface CartRequest {
  readonly contentId: string;
  readonly variantId?: string;
  /** Minor units: what the person was shown. */
  readonly priceSeen?: number;
}

/** What features ask of the site around them. */
export interface SiteActions {
  /** Opens the sign-in dialog; `then` runs afterwards, or at once where somebody is signed in. */
  readonly openSignIn: (
    reason: SignInReason,
    then?: () => unknown,
    options?: Pick<SignInRequest, 'saysWhatItDid'>,
  ) => void;
  /** Asks somebody signed in to sign in again by a way that the account has. */
  readonly confirmSignIn: (request: ConfirmationRequest) => void;
  /** Adds a content to the favourites or takes it out, after signing in. */
  readonly toggleFavorite: (contentId: string) => void;
  /** Asks which of the own lists a content belongs in, after signing in. */
  readonly chooseLists: (contentId: string) => void;
  /** Opens the menu of a content's card, at the button that was pressed. */
  readonly openCardMenu: (contentId: string, anchor: HTMLElement) => void;
  /** Puts a variant into the cart and shows it there, after signing in. */
  readonly addToCart: (request: CartRequest) => void;
  /** Leads to the payment of one variant, after signing in; what else is in the cart stays there. */
  readonly buyNow: (request: CartRequest) => void;
  /** Shows the cart beside the page. */
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
  confirmSignIn: doNothing,
  toggleFavorite: doNothing,
  chooseLists: doNothing,
  openCardMenu: doNothing,
  addToCart: doNothing,
  buyNow: doNothing,
  openCart: doNothing,
  signOut: async () => undefined,
  leaveSignedOut: async () => undefined,
});

export const useSiteActions = (): SiteActions => useContext(SiteActionsContext);
