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

/** `GET /user/deletion`: all that stands against it now. */
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
  /** Minor units that are given up. */
  readonly forfeit: number;
}

/** @returns the key of the stored picture, which no row names any more; undefined where there was none */
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
 * `DELETE /user/delete/profile`: personal data goes at once, in one transaction; the row stays as an identifier that
 * accounting can point to. The picture follows, by a job where this process dies first; the provider's record after a
 * week.
 * @throws Problem `bad_input` with `confirm`; `forbidden` without a recent sign-in; `conflict` with what has to be
 * settled first
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
 * A job: asks the identity provider to delete those who left a week ago, and removes files that no row names. What fails, also
 * because the provider can't be reached, is tried again by a later run.
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
