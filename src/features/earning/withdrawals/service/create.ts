import { createHash } from 'node:crypto';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import { postWithdrawReserve } from '../../../money/ledger/service/withdrawals.ts';
import { readWithdrawTypes } from '../../../money/payment-settings/service/read.ts';
import { canWithdraw, requireOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import { lockContributors } from '../../../people/contributors/service/references.ts';
import { lockWithdrawOption } from '../../withdraw-options/service/use.ts';
import type { withdrawalsContract } from '../contract/withdrawals.ts';
import { toRequestPlace } from '../rules/place.ts';
import { describeRefusal, findWithdrawProblems } from '../rules/refusals.ts';
import { addRequest, readRequest, readRequestByKey, type WithdrawRow } from '../store/requests.ts';
import { presentRequest } from './present.ts';

type Contract = typeof withdrawalsContract;
type Body = InputOf<Contract['create']>['body'];

/** Hashes a request so that equal requests have equal hashes: the site's currency may be given or omitted. */
const hashRequest = ({ amount, currency = '', optionId, fee }: Body, siteCurrency: string): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        amount,
        currency === siteCurrency ? '' : currency,
        optionId,
        ...(fee === undefined ? [] : [fee]),
      ]),
    )
    .digest('hex');

/** Returns the withdrawal of an earlier call with this key. @throws Problem `conflict` if that call was different */
function answerAgain(ctx: TransactionContext, before: WithdrawRow, requestHash: string): OutputOf<Contract['create']> {
  if (before.request_hash !== requestHash)
    throw new Problem('conflict', { detail: describeRefusal('other_request', ctx.locale) });
  return presentRequest(before);
}

/** Locks the payout account and reads the terms of its method, which can't change until the transaction ends. */
async function readTerms(ctx: TransactionContext, contributorId: string, optionId: string) {
  const option = isId(optionId) ? await lockWithdrawOption(ctx.tx, { contributorId, optionId }) : undefined;
  const type = option && (await readWithdrawTypes(ctx.tx)).find((each) => each.type === option.type);
  return option === undefined || type === undefined ? undefined : { option, type };
}

/** @throws Problem `conflict` if the transfer fee differs from the one that the contributor was shown */
function checkFee(ctx: TransactionContext, shown: number | undefined, fee: number): void {
  if (shown === undefined || shown === fee) return;
  const cost = formatMoneyIn(ctx.locale, fee, ctx.platform.config.ARBOR_CURRENCY);
  const message = describeRefusal('other_fee', ctx.locale, { fee: cost });
  throw new Problem('conflict', { detail: message, errors: [{ path: 'fee', message }] });
}

/**
 * `POST /withdraw-request/create`: reserves the amount in the ledger, or does nothing. A repeated key with an equal
 * request returns the first withdrawal.
 * @throws Problem `forbidden` for an account that can't be paid (`canWithdraw`); `bad_input` for an invalid amount or
 * account; `conflict` if a withdrawal is open, for a fee other than the shown one, and for a key of another request
 */
export async function createWithdrawRequest(
  ctx: TransactionContext,
  { body, idempotencyKey: requestKey }: InputOf<Contract['create']>,
): Promise<OutputOf<Contract['create']>> {
  const { id: contributorId } = await requireOwnContributor(ctx);
  const siteCurrency = ctx.platform.config.ARBOR_CURRENCY;
  const requestHash = hashRequest(body, siteCurrency);
  const before = await readRequestByKey(ctx.tx, contributorId, requestKey);
  if (before !== undefined) return answerAgain(ctx, before, requestHash);
  // An admin who suspends the contributor either waits for this transaction or has finished before it.
  await lockContributors(ctx.tx, [contributorId]);
  if (!canWithdraw((await requireOwnContributor(ctx)).status))
    throw new Problem('forbidden', { detail: describeRefusal('not_active', ctx.locale) });

  const { amount, currency = siteCurrency, optionId } = body;
  const found = await readTerms(ctx, contributorId, optionId);
  const errors = findWithdrawProblems(
    { amount, currency, now: ctx.now },
    found && { ...found.type, usableFrom: found.option.usableFrom },
    { locale: ctx.locale, siteCurrency },
  );
  if (errors.length > 0 || found === undefined) throw new Problem('bad_input', { errors });
  checkFee(ctx, body.fee, found.type.fee);

  const id = createId();
  const isAdded = await addRequest(ctx.tx, {
    id,
    contributorId,
    requestKey,
    requestHash,
    currency,
    amount,
    fee: found.type.fee,
    type: found.type.type,
    optionId,
    encrypted: ctx.platform.encryption.move(found.option.encrypted, found.option.place, toRequestPlace(id)),
    masked: found.option.masked,
    at: ctx.now,
  });
  if (!isAdded) {
    // A concurrent call created a withdrawal first: a repetition of this call, or another one.
    const first = await readRequestByKey(ctx.tx, contributorId, requestKey);
    if (first !== undefined) return answerAgain(ctx, first, requestHash);
    throw new Problem('conflict', { detail: describeRefusal('open_request', ctx.locale) });
  }
  const { isReserved, available } = await postWithdrawReserve(ctx.tx, {
    withdrawId: id,
    contributorId,
    currency,
    amount,
  });
  if (!isReserved) {
    const message = describeRefusal('too_much', ctx.locale, { amount: formatMoneyIn(ctx.locale, available, currency) });
    throw new Problem('bad_input', { errors: [{ path: 'amount', message }] });
  }
  const row = await readRequest(ctx.tx, id);
  if (row === undefined) throw new Error(`withdraw request ${id} is gone`);
  return presentRequest(row);
}
