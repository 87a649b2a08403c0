import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showOwnedWorks } from '../../../../ui/session/owned-store.ts';

/** Grows with each sign-out, so that an answer to a former session is ignored. */
let session = 0;

/** Marks cards of works that the signed-in account owns. If the call fails, no card is marked. */
export async function loadOwnedWorks(): Promise<void> {
  const begun = session;
  try {
    const { ids } = await browserApi('GET /content/owned', {});
    if (begun === session) showOwnedWorks(ids);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

/** Removes the “Owned” badges of works when the account signs out. */
export function resetOwnedWorks(): void {
  session += 1;
  showOwnedWorks([]);
}
