import * as z from 'zod';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createCursorCodec, cursorId, cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { postWithdrawResolve } from '../../../money/ledger/service/withdrawals.ts';
import { readWithdrawTypes, type WithdrawTerms } from '../../../money/payment-settings/service/read.ts';
import { addWorkingDays } from '../../../money/payment-settings/service/working-days.ts';
import { canWithdraw, requireOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import type { withdrawalsContract } from '../contract/withdrawals.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { canMove, describeStatus } from '../rules/status.ts';
import {
  countOwnRequests,
  lockRequest,
  moveRequest,
  readOpenRequest,
  readOwnRequests,
  type WithdrawRow,
} from '../store/requests.ts';
import { presentRequest } from './present.ts';

type Contract = typeof withdrawalsContract;

const cursors = createCursorCodec<'newest', { id: string }>({ newest: z.object({ id: cursorId }) });

/** Lowest minimum and highest maximum of the enabled payout methods, in minor units; null if none is enabled. */
function findLimits(types: readonly WithdrawTerms[]): OutputOf<Contract['history']>['limits'] {
  const allowed = types.filter(({ isAllowed }) => isAllowed);
  if (allowed.length === 0) return null;
  return {
    minimum: Math.min(...allowed.map((type) => type.minimum)),
    maximum: Math.max(...allowed.map((type) => type.maximum)),
  };
}

function findUsualTime({ status, type, requested_at }: WithdrawRow, types: readonly WithdrawTerms[]): string | null {
  const days = types.find((terms) => terms.type === type)?.usualDays;
  if (days === undefined || (status !== 'requested' && status !== 'approved')) return null;
  return addWorkingDays(requested_at, days).toISOString();
}

/** `GET /withdraw-request/history`. @throws Problem `forbidden` for an account that isn't a contributor */
export async function listOwnRequests(
  ctx: Context,
  { query }: InputOf<Contract['history']>,
): Promise<OutputOf<Contract['history']>> {
  const { id: contributorId, status } = await requireOwnContributor(ctx);
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const [read, count, { available, debt }, open, types] = await Promise.all([
    readOwnRequests(ctx.db, contributorId, { after: page.after?.id, limit: page.limit }),
    countOwnRequests(ctx.db, contributorId),
    findStanding(ctx.db, { contributorId, currency }),
    readOpenRequest(ctx.db, contributorId),
    readWithdrawTypes(ctx.db),
  ]);
  const { rows, nextCursor } = cutPage(cursors, page, read, (row) => ({ id: row.id }));
  return {
    items: rows.map((row) => ({ ...presentRequest(row), usuallyBy: findUsualTime(row, types) })),
    nextCursor,
    ...toTotal(count),
    currency,
    available,
    debt,
    limits: findLimits(types),
    canRequest: open === undefined && canWithdraw(status),
    isActive: canWithdraw(status),
  };
}

function refuseCancel(ctx: Context, { status }: WithdrawRow): Problem {
  const detail =
    status === 'approved' ? describeRefusal('approved_meanwhile', ctx.locale) : describeStatus(status, ctx.locale);
  return new Problem('conflict', { detail });
}

/**
 * `DELETE /withdraw-request/cancel/{id}`. Safe to repeat.
 * @throws Problem `not_found`, also for another contributor's withdrawal; `conflict` if an admin has decided about it
 */
export async function cancelWithdrawRequest(
  ctx: TransactionContext,
  { params }: InputOf<Contract['cancel']>,
): Promise<OutputOf<Contract['cancel']>> {
  const { id: contributorId } = await requireOwnContributor(ctx);
  const row = isId(params.id) ? await lockRequest(ctx.tx, params.id) : undefined;
  if (row === undefined || row.contributor_id !== contributorId) throw new Problem('not_found');
  if (row.status === 'cancelled') return presentRequest(row);
  if (!canMove(row.status, 'cancelled')) throw refuseCancel(ctx, row);
  await postWithdrawResolve(ctx.tx, { withdrawId: row.id, outcome: 'cancelled' });
  await moveRequest(ctx.tx, row.id, { status: 'cancelled', adminId: null, at: ctx.now });
  return presentRequest({ ...row, status: 'cancelled', updated_at: ctx.now });
}
