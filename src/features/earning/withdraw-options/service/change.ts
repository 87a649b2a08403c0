import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import { readWithdrawTypes } from '../../../money/payment-settings/service/read.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { requireRecentSignIn, type VerifiedProof } from '../../../people/accounts/service/recent-sign-in.ts';
import { creatorId, userActor } from '../../../people/sessions/service/actor.ts';
import { verifyProof } from '../../../people/sign-in/service/verify-token.ts';
import { withdrawAccount } from '../contract/account.ts';
import type { withdrawOptionsContract } from '../contract/withdraw-options.ts';
import { isSameAccount, maskAccount, toUsableFrom, type WithdrawAccount } from '../rules/account.ts';
import { describeRefusal } from '../rules/words.ts';
import { addOption, lockOption, lockOptionsOf, removeOption, updateOption, type WithdrawOptionRow } from '../store.ts';
import { decryptAccount, encryptAccount, toOptionPlace } from './encrypted-account.ts';
import { presentOption } from './options.ts';
import { tellOwner } from './tell-owner.ts';

type Contract = typeof withdrawOptionsContract;

/** Purpose of the reauthentication, the same for adding and changing, so that a proof can be used only once. */
const PURPOSE = 'withdraw option';

/** @throws Problem `unauthenticated`; `forbidden` without a recent sign-in; `bad_input` for a disabled type */
async function lockForChange(
  ctx: TransactionContext,
  type: WithdrawType,
  proof: VerifiedProof,
): Promise<WithdrawOptionRow | undefined> {
  const { id: accountId } = userActor(ctx);
  if (!(await lockActiveAccount(ctx.tx, accountId))) throw new Problem('unauthenticated');
  await requireRecentSignIn(ctx, accountId, proof, { removes: true });
  const terms = (await readWithdrawTypes(ctx.tx)).find((each) => each.type === type);
  if (terms?.isAllowed !== true)
    throw new Problem('bad_input', { errors: [{ path: 'type', message: describeRefusal('not_allowed', ctx.locale) }] });
  await lockOptionsOf(ctx.tx, creatorId(ctx));
  return lockOption(ctx.tx, creatorId(ctx), type);
}

function toRow(ctx: Context, id: string, account: WithdrawAccount): WithdrawOptionRow {
  const bound = { id, contributor_id: creatorId(ctx), type: account.type };
  return {
    ...bound,
    encrypted: encryptAccount(ctx.platform.encryption, account, toOptionPlace(bound)),
    masked: maskAccount(account),
    changed_at: ctx.now,
    usable_from: toUsableFrom(ctx.now),
  };
}

async function replaceOption(
  ctx: TransactionContext,
  before: WithdrawOptionRow,
  account: WithdrawAccount,
): Promise<WithdrawOptionRow> {
  const row = toRow(ctx, before.id, account);
  await updateOption(ctx.tx, row);
  await tellOwner(ctx, 'changed', row);
  return row;
}

/**
 * `PUT /contributor/withdraw-option`: an unchanged account is not frozen again.
 * @throws Problem `forbidden` without a recent sign-in; `bad_input` for a disabled type
 */
export async function setOption(
  ctx: Context,
  { body: { proof, ...account } }: InputOf<Contract['set']>,
  request: RequestScope,
): Promise<OutputOf<Contract['set']>> {
  const verified = await verifyProof(ctx, request, proof, PURPOSE);
  return inTransaction(ctx, async (own) => {
    const before = await lockForChange(own, account.type, verified);
    if (before === undefined) {
      const row = toRow(own, createId(), account);
      await addOption(own.tx, row);
      await tellOwner(own, 'added', row);
      return { option: presentOption(row, true), isNew: true };
    }
    const known = decryptAccount(own.platform.encryption, before.encrypted, toOptionPlace(before));
    const row = isSameAccount(known, account) ? before : await replaceOption(own, before, account);
    return { option: presentOption(row, true), isNew: false };
  });
}

/**
 * `PATCH /contributor/withdraw-option`
 * @throws Problem `not_found` if the contributor has no account of this type; otherwise as `setOption`
 */
export async function changeOption(
  ctx: Context,
  { body: { proof, ...given } }: InputOf<Contract['change']>,
  request: RequestScope,
): Promise<OutputOf<Contract['change']>> {
  const verified = await verifyProof(ctx, request, proof, PURPOSE);
  return inTransaction(ctx, async (own) => {
    const before = await lockForChange(own, given.type, verified);
    if (before === undefined) throw new Problem('not_found');
    const known = decryptAccount(own.platform.encryption, before.encrypted, toOptionPlace(before));
    const changed = Object.entries(given).filter(([, value]) => value !== undefined);
    const account = withdrawAccount.parse({ ...known, ...Object.fromEntries(changed) });
    const row = isSameAccount(known, account) ? before : await replaceOption(own, before, account);
    return { option: presentOption(row, true) };
  });
}

/** `DELETE /contributor/withdraw-option/{id}`. @throws Problem `not_found`, also for another contributor's account */
export async function deleteOption(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<OutputOf<Contract['remove']>> {
  const removed = isId(params.id) ? await removeOption(ctx.tx, params.id, creatorId(ctx)) : undefined;
  if (removed === undefined) throw new Problem('not_found');
  await tellOwner(ctx, 'removed', removed);
  return { done: true };
}
