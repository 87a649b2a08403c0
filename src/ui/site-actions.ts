import { createContext, useContext } from 'react';
import type { SignInMethod } from '../platform/identity/methods.ts';

/** Action that requires a sign-in, which the dialog's title names. */
export type SignInReason = 'sign-in' | 'favorite' | 'follow' | 'cart' | 'buy' | 'profile' | 'contribute';

export interface SignInRequest {
  readonly reason: SignInReason;
  /** Continues the action after the sign-in; dropped if the dialog is closed. */
  readonly then: (() => unknown) | undefined;
  /** Whether `then` shows its own message, so that the sign-in needs none. */
  readonly saysWhatItDid?: boolean;
}

/** A sign-in method of the account; `label` is the phone number or e-mail. */
export interface OwnMethod {
  readonly method: SignInMethod;
  readonly label: string;
  /** Whether the method is old enough to confirm removals. */
  readonly isEstablished: boolean;
}

/** Proof of a recent sign-in, which irreversible operations require. Valid for five minutes and one use. */
export interface RecentSignIn {
  readonly method: SignInMethod;
  readonly idToken: string;
}

export interface ConfirmationRequest {
  readonly title: string;
  readonly text: string;
  readonly methods: readonly OwnMethod[];
  /** Whether the operation removes something, which a recently added sign-in method can't confirm. */
  readonly removes: boolean;
  /** Message if the refusal has none. */
  readonly failure: string;
  /** Runs while the dialog shows progress; an `ApiError` is shown in the dialog, which stays open. */
  readonly work: (proof: RecentSignIn) => unknown;
  /** Continues after the dialog has closed. */
  readonly afterwards?: (proof: RecentSignIn) => unknown;
}

/** What to add to the cart; without a variant, the work's cheapest one that costs something. */
export interface CartRequest {
  readonly contentId: string;
  readonly variantId?: string;
  /** Price in minor units as shown to the visitor. */
  readonly priceSeen?: number;
}

/** A work whose sounds are played, as the player names it. */
export interface PlayedWork {
  readonly id: string;
  readonly title: string;
  /** Language of the title. */
  readonly lang: 'en' | 'bn';
  /** Path of the work's page, without a language. */
  readonly path: string;
}

/** Actions of the site that features can trigger. */
export interface SiteActions {
  /** Opens the sign-in dialog; `then` runs afterwards, or at once if somebody is signed in. */
  readonly openSignIn: (
    reason: SignInReason,
    then?: () => unknown,
    options?: Pick<SignInRequest, 'saysWhatItDid'>,
  ) => void;
  /** Asks a signed-in person to sign in again by one of the account's methods. */
  readonly confirmSignIn: (request: ConfirmationRequest) => void;
  /** Adds a work to the favourites or removes it, after a sign-in. */
  readonly toggleFavorite: (contentId: string) => void;
  /** Opens the dialog that adds a work to lists or removes it from them; asks for a sign-in first. */
  readonly chooseLists: (contentId: string) => void;
  /** Opens the menu of a work's card at the pressed button. */
  readonly openCardMenu: (contentId: string, anchor: HTMLElement) => void;
  /** Plays a work's sounds in the site's player, or pauses them. */
  readonly playSounds: (work: PlayedWork) => void;
  /** Adds a variant to the cart and opens the cart, after a sign-in. */
  readonly addToCart: (request: CartRequest) => void;
  /** Opens the payment of one variant, after a sign-in; other lines stay in the cart. */
  readonly buyNow: (request: CartRequest) => void;
  /** Opens the cart beside the page. */
  readonly openCart: () => void;
  /** Signs out, unless the person wants to keep unsaved input. */
  readonly signOut: () => Promise<void>;
  /** Opens the home page as a visitor after a call has ended the session, with `message` as a toast. */
  readonly leaveSignedOut: (message: string) => Promise<void>;
}

const doNothing = () => undefined;

/** Context of the actions, which the site's root provides; the admin area has no such actions. */
export const SiteActionsContext = createContext<SiteActions>({
  openSignIn: doNothing,
  confirmSignIn: doNothing,
  toggleFavorite: doNothing,
  chooseLists: doNothing,
  openCardMenu: doNothing,
  playSounds: doNothing,
  addToCart: doNothing,
  buyNow: doNothing,
  openCart: doNothing,
  signOut: async () => undefined,
  leaveSignedOut: async () => undefined,
});

export const useSiteActions = (): SiteActions => useContext(SiteActionsContext);
