/** Signs out after the session has ended on the server; set while the page shows somebody as signed in. */
let end: (() => void) | undefined;

/** Registers the sign-out, for the page's shell; `undefined` while nobody is signed in. */
export function onSessionExpired(expire: (() => void) | undefined): void {
  end = expire;
}

/** Reports a 401 response, for the API client. False if the page shows nobody as signed in. */
export function expireSession(): boolean {
  const expire = end;
  // Several calls may find the ended session, but only the first one reports it.
  end = undefined;
  expire?.();
  return expire !== undefined;
}

/** True after a call has found that the session has ended, until the page shows that, and for visitors. */
export const hasSessionEnded = (): boolean => end === undefined;
