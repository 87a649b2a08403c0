import type { TransactionContext } from '../../../../platform/context.ts';
import { eraseMailAbout } from '../../../../platform/mail/outbox.ts';
import { eraseNoticesAbout } from '../../../people/notices/service/record.ts';
import { deleteRequests } from '../store/removal.ts';

/**
 * Deletes requests for good with the letters and notices about them. They have to be held: a decision that is being made
 * writes another one.
 * @returns their pictures, whose objects are left
 */
export async function eraseRequests({ tx }: TransactionContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  await eraseMailAbout(tx, ids);
  await eraseNoticesAbout(tx, ids);
  return deleteRequests(tx, ids);
}
