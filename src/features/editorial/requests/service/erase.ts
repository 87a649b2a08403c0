import type { TransactionContext } from '../../../../platform/context.ts';
import { eraseMailAbout } from '../../../../platform/mail/outbox.ts';
import { eraseNoticesAbout } from '../../../people/notices/service/record.ts';
import { deleteRequests } from '../store/removal.ts';

/**
 * Purges requests with the e-mails and notifications about them. The caller must have locked them, because a concurrent
 * decision would write another notification.
 * @returns their pictures, which the caller removes from the storage
 */
export async function eraseRequests({ tx }: TransactionContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  await eraseMailAbout(tx, ids);
  await eraseNoticesAbout(tx, ids);
  return deleteRequests(tx, ids);
}
