import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { importOrOfferReload } from '../../ui/components/loading/import-chunk.ts';
import { showToast } from '../../ui/components/toast.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { SessionState } from '../../ui/root-data.ts';
import { expireSession, onSessionExpired } from '../../ui/session/session-expiry.ts';
import { onRevalidateSession } from '../../ui/session/session-revalidation.ts';

const importSignOut = () => importOrOfferReload(() => import('../../features/people/sign-in/web/sign-out.ts'));

/**
 * Callers that wait for reloaded data. The list is outside of the component, because an error in the root mounts
 * another one.
 */
const waiting: (() => void)[] = [];

/** Reloads the page's data when the person changes, and resolves the callers when it is rendered. */
function usePersonReload(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    for (const shown of waiting.splice(0)) shown();
  }, [state]);
  useEffect(
    () =>
      onRevalidateSession(
        () =>
          new Promise((resolve, reject) => {
            waiting.push(resolve);
            revalidate().catch(reject);
          }),
      ),
    [revalidate],
  );
}

const sayExpired = () => showToast({ kind: 'error', about: 'session', title: m.session_expired() });

/**
 * Keeps the page in sync with the session: reloads when the person changes, and when a call finds that the session has
 * ended. Admin pages redirect to their sign-in and back; typed input stays until then.
 */
export function useSession(session: SessionState | undefined): void {
  usePersonReload();
  const isKnown = session !== undefined;
  const user = (session?.user ?? null) !== null;
  const admin = (session?.admin ?? null) !== null;
  const wasAdmin = useRef(false);
  useEffect(() => {
    // The requested page found no session, although neither a call nor the sign-out button has ended it.
    if (wasAdmin.current && isKnown && !admin) expireSession();
    wasAdmin.current = admin;
    if (admin) onSessionExpired(sayExpired);
    else if (user) onSessionExpired(() => void importSignOut().then((imported) => imported?.endSession()));
    else onSessionExpired(undefined);
  }, [isKnown, user, admin]);
}
