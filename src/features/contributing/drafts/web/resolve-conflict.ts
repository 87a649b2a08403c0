import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { DraftsStore } from './drafts-store.ts';

/** Reads what the other tab saved, and keeps what was typed here on top of it, or drops that. Says where it can't. */
export async function resolveConflict(store: DraftsStore, id: string, keepsMine: boolean): Promise<void> {
  try {
    await store.resolve(id, keepsMine);
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(error, m.drafts_resolve_failed());
  }
}
