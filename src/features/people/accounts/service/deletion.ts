import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { previewKey } from '../../../../platform/storage/storage.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract } from '../contract/accounts.ts';
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
import { removeFile } from './image.ts';
import { toPublicProfile } from './presenters.ts';
import { requireRecentSignIn, type VerifiedProof, type VerifyProof } from './recent-sign-in.ts';

async function refuseIfBlocked(ctx: Context, id: string): Promise<void> {
  for (const { deletionBlocker } of ctx.platform.accountData.deletionBlockers) {
    const reason = await deletionBlocker(ctx, id);
    if (reason !== undefined) throw new Problem('conflict', { detail: reason.text });
  }
}

/** `GET /user/deletion`: all reasons that currently prevent the deletion. */
export async function findDeletionReasons(ctx: Context): Promise<OutputOf<typeof accountsContract.deletion>> {
  const { id } = userActor(ctx);
  const { config, accountData } = ctx.platform;
  const reasons = await Promise.all(accountData.deletionBlockers.map((each) => each.deletionBlocker(ctx, id)));
  return {
    reasons: reasons
      .filter((reason) => reason !== undefined)
      .map(({ text, path, forfeit = null }) => ({ text, path, forfeit })),
    currency: config.ARBOR_CURRENCY,
  };
}

interface Leaving {
  readonly id: string;
  readonly proof: VerifiedProof;
  /** Forfeited amount in minor units. */
  readonly forfeit: number;
}

/** @returns the storage key of the picture, to which no row refers any more; undefined if there was none */
async function eraseAccount(ctx: TransactionContext, { id, proof, forfeit }: Leaving): Promise<string | undefined> {
  const { lockers, forfeitTakers, erasers } = ctx.platform.accountData;
  for (const { lock } of lockers) await lock(ctx, id);
  const row = await lockAccount(ctx.tx, id);
  if (row === undefined || row.status === 'deleted') throw new Problem('unauthenticated');
  await requireRecentSignIn(ctx, id, proof, { removes: true });
  if (forfeit > 0) for (const { takeForfeit } of forfeitTakers) await takeForfeit(ctx, id, forfeit);
  await refuseIfBlocked(ctx, id);
  for (const { eraseData } of erasers) await eraseData(ctx, id, toPublicProfile(row));
  await addPendingDeletions(ctx.tx, await removeIdentities(ctx.tx, id));
  await anonymizeAccount(ctx.tx, id, `deleted-${id.replaceAll('-', '').slice(-12)}`);
  if (row.image_key === null) return undefined;
  const key = previewKey(id, row.image_key);
  await addOrphanedFile(ctx.tx, key);
  return key;
}

/**
 * `DELETE /user/delete/profile`: deletes personal data at once, in one transaction; the row stays as an id for
 * accounting. The picture is deleted afterwards (by a job if this process dies), and the identity provider's record
 * after a week.
 * @throws Problem `bad_input` with `confirm`; `forbidden` without a recent sign-in; `conflict` with the reasons that
 * prevent the deletion
 */
export async function deleteProfile(
  ctx: Context,
  { body, query }: InputOf<typeof accountsContract.deleteProfile>,
  request: RequestScope,
  verifyProof: VerifyProof,
): Promise<{ done: true }> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined || row.status === 'deleted') throw new Problem('unauthenticated');
  const { username } = row;
  if ((body.confirm ?? query.confirm)?.trim().toLowerCase() !== username)
    throw new Problem('bad_input', {
      errors: [{ path: 'confirm', message: translate('confirm_username', ctx.locale, { username }) }],
    });
  const proof = await verifyProof(ctx, request, body.proof, 'delete account');
  for (const { prepareDeletion } of ctx.platform.accountData.deletionPreparers) await prepareDeletion(ctx, id);
  const picture = await inTransaction(ctx, (own) => eraseAccount(own, { id, proof, forfeit: body.forfeit ?? 0 }));
  request.cookies.end('user');
  if (picture !== undefined) await removeFile(ctx, picture);
  return { done: true };
}

const MAX_CLAIMED = 50;

/**
 * Job that makes the identity provider delete the records of accounts deleted a week ago, and removes files without a
 * row. A later run retries what fails.
 */
export async function processPendingDeletions(ctx: Context): Promise<void> {
  const { identity, log } = ctx.platform;
  for (const pending of await inTransaction(ctx, ({ tx }) => claimPendingDeletions(tx, MAX_CLAIMED))) {
    try {
      await identity.deleteSubject(pending.subject);
      await inTransaction(ctx, ({ tx }) => removePendingDeletion(tx, pending));
    } catch (error) {
      log.warn({ err: error }, 'the identity provider has not deleted somebody yet');
    }
  }
  for (const key of await readOrphanedFiles(ctx.db)) await removeFile(ctx, key);
}
