import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { importOrOfferReload } from '../../ui/components/import-chunk.ts';
import { showToast } from '../../ui/components/toast.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { SessionState } from '../../ui/root-data.ts';
import { expireSession, onSessionExpired } from '../../ui/session/session-expiry.ts';
import { onRevalidateSession } from '../../ui/session/session-revalidation.ts';

const importSignOut = () => importOrOfferReload(() => import('../../features/people/sign-in/web/sign-out.ts'));

/** Who waits for the page; it outlives the shell, which is another one where the root fails. */
const waiting: (() => void)[] = [];

/** Loads the page anew when the person changes; who asked hears when it shows. */
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
 * The page follows the session: it is loaded anew when the person changes, and ends with it when a call is refused.
 * Pages of admins go to their own sign-in, and back; what is typed there stays until then.
 */
export function useSession(session: SessionState | undefined): void {
  usePersonReload();
  const isKnown = session !== undefined;
  const user = (session?.user ?? null) !== null;
  const admin = (session?.admin ?? null) !== null;
  const wasAdmin = useRef(false);
  useEffect(() => {
    // Neither a call nor the button that signs out has ended it: the page that was asked for found nobody.
    if (wasAdmin.current && isKnown && !admin) expireSession();
    wasAdmin.current = admin;
    if (admin) onSessionExpired(sayExpired);
    else if (user) onSessionExpired(() => void importSignOut().then((imported) => imported?.endSession()));
    else onSessionExpired(undefined);
  }, [isKnown, user, admin]);
}
