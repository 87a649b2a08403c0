import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { removeSessions } from '../../sessions/store.ts';
import type { accountsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { anonymizeAccount, lockAccount, readAccount } from '../store/account.ts';
import { removeIdentities } from '../store/identity.ts';
import {
  addOrphanedFile,
  addPendingDeletions,
  claimPendingDeletions,
  readOrphanedFiles,
  removePendingDeletion,
} from '../store/pending-deletion.ts';
import type { AccountDataSources } from './account-data.ts';
import { removeFile } from './image.ts';
import { toPublicProfile } from './presenters.ts';

async function refuseIfBlocked(ctx: Context, id: string, parts: AccountDataSources): Promise<void> {
  for (const part of parts) {
    const reason = await part.deletionBlocker?.(ctx, id);
    if (reason !== undefined) throw new Problem('conflict', { detail: reason });
  }
}

/** Answers the stored picture that nothing names any more. */
async function erase(ctx: TransactionContext, id: string, parts: AccountDataSources): Promise<string | undefined> {
  for (const part of parts) await part.lock?.(ctx, id);
  const row = await lockAccount(ctx.tx, id);
  if (row === undefined || row.status === 'deleted') throw new Problem('unauthenticated');
  await refuseIfBlocked(ctx, id, parts);
  for (const part of parts) await part.eraseData(ctx, id, toPublicProfile(row));
  await addPendingDeletions(ctx.tx, await removeIdentities(ctx.tx, id));
  await removeSessions(ctx.tx, id);
  await anonymizeAccount(ctx.tx, id, `deleted-${id.replaceAll('-', '').slice(-12)}`);
  if (row.image_key === null) return undefined;
  const key = previewKey(id, row.image_key);
  await addOrphanedFile(ctx.db, key);
  return key;
}

/**
 * `DELETE /user/delete/profile`: personal data goes at once, in one transaction; the row stays as an identifier that
 * accounting can point to. The picture and the provider's record follow, by a job where this process dies first.
 * @throws Problem `bad_input` with `confirm`; `conflict` with what has to be settled first
 */
export async function deleteProfile(
  ctx: Context,
  { body, query }: InputOf<typeof accountsContract.deleteProfile>,
  request: RequestScope,
  parts: AccountDataSources,
): Promise<{ done: true }> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined || row.status === 'deleted') throw new Problem('unauthenticated');
  const { username } = row;
  if ((body?.confirm ?? query.confirm)?.trim().toLowerCase() !== username)
    throw new Problem('bad_input', {
      errors: [{ path: 'confirm', message: translate('confirm_username', ctx.locale, { username }) }],
    });
  const picture = await inTransaction(ctx, (own) => erase(own, id, parts));
  request.cookies.end('user');
  if (picture !== undefined) await removeFile(ctx, picture);
  return { done: true };
}

const AT_A_TIME = 50;

/** A job: has the identity provider forget who left, and removes files that nothing names. What fails comes again. */
export async function processPendingDeletions(ctx: Context): Promise<void> {
  const { identity, log } = ctx.platform;
  for (const departed of await claimPendingDeletions(ctx.db, AT_A_TIME)) {
    try {
      await identity.forget(departed.subject);
      await removePendingDeletion(ctx.db, departed);
    } catch (error) {
      log.warn({ err: error }, 'the identity provider did not forget somebody yet');
    }
  }
  for (const key of await readOrphanedFiles(ctx.db)) await removeFile(ctx, key);
}
