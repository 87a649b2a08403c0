import { type ArborApi, getErrorMessage, isApiError } from '../../../../../../ui/api/client.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import type { Queued } from '../review-view.ts';

export interface Assigning {
  /** Messages for submissions that couldn't be assigned, by identifier. */
  readonly refused: ReadonlyMap<string, string>;
  /** Whether the session has ended, which another component reports. The remaining submissions haven't been tried. */
  readonly isSignedOut: boolean;
}

/** Assigns submissions to an admin or to nobody. A refusal doesn't stop the others. */
export async function assignAll(
  api: ArborApi,
  rows: readonly Pick<Queued, '_id'>[],
  adminId: string | null,
): Promise<Assigning> {
  const refused = new Map<string, string>();
  for (const { _id: id } of rows) {
    try {
      await api('PUT /content/request/contributor/assign/{id}', { params: { id }, body: { adminId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) return { refused, isSignedOut: true };
      refused.set(id, error.errors[0]?.message ?? getErrorMessage(error, m.reviews_assign_failed()));
    }
  }
  return { refused, isSignedOut: false };
}
