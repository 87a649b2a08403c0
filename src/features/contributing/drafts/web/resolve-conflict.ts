import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DraftsStore } from './drafts-store.ts';

/**
 * Loads the version that another tab saved, and applies the local changes to it or discards them. A failure shows a
 * notice.
 */
export async function resolveConflict(store: DraftsStore, id: string, keepsMine: boolean): Promise<void> {
  try {
    await store.resolve(id, keepsMine);
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(error, m.drafts_resolve_failed());
  }
}
