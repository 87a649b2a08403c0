/** What the visitor was about to do; the dialog says so. */
export type SignInReason = 'sign-in' | 'favorite' | 'cart' | 'profile' | 'contribute';

const eventName = 'arbor:sign-in';

/** Opens the sign-in dialog, from anywhere. */
export function openSignIn(reason: SignInReason): void {
  dispatchEvent(new CustomEvent(eventName, { detail: reason }));
}

/** For the place in the page that shows the dialog. Answers how to stop listening. */
export function onSignInWanted(listen: (reason: SignInReason) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<SignInReason>).detail);
  addEventListener(eventName, heard);
  return () => removeEventListener(eventName, heard);
}
