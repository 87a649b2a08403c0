/** Runs the sign-out that follows a dead session; set while the page believes that somebody is signed in. */
let end: (() => void) | undefined;

/** For the shell: `undefined` while nobody is signed in, since then there is no session to end. */
export function onSessionExpired(expire: (() => void) | undefined): void {
  end = expire;
}

/** For the client, after an answer of 401. False where the page believes that nobody is signed in. */
export function expireSession(): boolean {
  const expire = end;
  // Several calls of a page find the same dead session: one of them says so.
  end = undefined;
  expire?.();
  return expire !== undefined;
}

/** True once a call has found the session dead, until the page shows that nobody is signed in; and where nobody is. */
export const hasSessionEnded = (): boolean => end === undefined;
