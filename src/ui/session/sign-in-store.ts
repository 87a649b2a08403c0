/** What the visitor was about to do; the dialog says so. */
export type SignInReason = 'sign-in' | 'favorite' | 'cart' | 'profile' | 'contribute';

export interface SignInRequest {
  readonly reason: SignInReason;
  /** What goes on once somebody is signed in; dropped where the dialog is closed. */
  readonly then: (() => unknown) | undefined;
}

const eventName = 'arbor:sign-in';

/** Asks for signing in, from anywhere; `then` runs afterwards, or at once where somebody is signed in. */
export function openSignIn(reason: SignInReason, then?: () => unknown): void {
  dispatchEvent(new CustomEvent<SignInRequest>(eventName, { detail: { reason, then } }));
}

/** For the place in the page that shows the dialog. Answers how to stop listening. */
export function onSignInWanted(listen: (wish: SignInRequest) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<SignInRequest>).detail);
  addEventListener(eventName, heard);
  return () => removeEventListener(eventName, heard);
}
