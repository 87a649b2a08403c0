import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { importOrOfferReload } from '../../ui/components/import-chunk.ts';
import { onSessionExpired } from '../../ui/session/session-expiry.ts';
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

/** The page follows the session: it is loaded anew when the person changes, and ends with it when a call is refused. */
export function useSession(session: { readonly user: boolean; readonly admin: boolean }): void {
  usePersonReload();
  const { user, admin } = session;
  useEffect(() => {
    // Pages of admins go to their own sign-in, and back.
    if (admin) onSessionExpired(() => undefined);
    if (user) onSessionExpired(() => void importSignOut().then((imported) => imported?.endSession()));
    return () => onSessionExpired(undefined);
  }, [user, admin]);
}
