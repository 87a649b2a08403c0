import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { CSV_MARK, writeCsvRow } from '../../../../platform/csv.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import { readMoneySettings } from '../../../money/payment-settings/service/read.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import { sumWaiting, toDecimal } from '../rules/file-sums.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { isForAnotherOwner } from '../rules/waiting.ts';
import { addBatch, readBatches, readBatchRequests } from '../store/batches.ts';
import type { WithdrawRow } from '../store/requests.ts';
import { openAccount } from './account.ts';
import { findWaiting, type Waiting } from './waiting.ts';

type Contract = typeof withdrawalsAdminContract;
type Batch = OutputOf<Contract['createBatch']>['batch'];

const MAX_SHOWN = 20;
const MAX_HELD_SHOWN = 100;
/** Maximum number of rows in a file; a filled-in file fits into one call. */
const MAX_ROWS = 500;

async function presentBatches(
  ctx: Context,
  wanted: { readonly id?: string; readonly limit: number },
): Promise<Batch[]> {
  const rows = await readBatches(ctx.db, wanted);
  const admins = await findAdminNames(ctx, [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))]);
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    type: row.type as WithdrawType,
    count: row.count,
    open: row.open,
    total: row.total,
    currency: ctx.platform.config.ARBOR_CURRENCY,
    createdAt: row.created_at.toISOString(),
    admin: admins.get(row.admin_id ?? '')?.name ?? null,
  }));
}

const presentHeld = (all: readonly Waiting[]): OutputOf<Contract['batches']>['held'] =>
  all.flatMap(({ row: { id, number, type, amount, fee }, contributor, held }) =>
    held === undefined ? [] : [{ _id: id, number, type, contributor, total: amount - fee, reason: held }],
  );

/** `GET /withdraw-request/batch/all` */
export async function listBatches(ctx: Context): Promise<OutputOf<Contract['batches']>> {
  const [batches, all] = await Promise.all([presentBatches(ctx, { limit: MAX_SHOWN }), findWaiting(ctx)]);
  const held = presentHeld(all);
  return {
    batches,
    waiting: sumWaiting(all),
    held: held.slice(0, MAX_HELD_SHOWN),
    heldCount: held.length,
    currency: ctx.platform.config.ARBOR_CURRENCY,
  };
}

/**
 * `POST /withdraw-request/batch/create`. @throws Problem `conflict` if no waiting withdrawal can go into a file of the
 * caller
 */
export async function createBatch(
  ctx: TransactionContext,
  { body: { type } }: InputOf<Contract['createBatch']>,
): Promise<OutputOf<Contract['createBatch']>> {
  const id = createId();
  const waiting = await findWaiting(ctx, type);
  const free = waiting.flatMap(({ row, held }) => (held === undefined ? [row.id] : []));
  const count = await addBatch(ctx.tx, { id, type, adminId: adminActor(ctx).id }, free.slice(0, MAX_ROWS));
  if (count === 0) {
    const why = waiting.length > free.length && free.length === 0 ? 'only_held' : 'nothing_approved';
    throw new Problem('conflict', { detail: describeRefusal(why, ctx.locale) });
  }
  await ctx.platform.audit.record(ctx, {
    action: 'withdraw.create_batch',
    subjectType: 'withdraw_batch',
    subjectId: id,
    details: { type, count },
  });
  const [batch] = await presentBatches(ctx, { id, limit: 1 });
  if (batch === undefined) throw new Problem('not_found');
  return { batch };
}

const accountColumns: Readonly<Record<WithdrawType, readonly string[]>> = {
  bkash: ['number'],
  nagad: ['number'],
  rocket: ['number'],
  bank: ['accountName', 'bankName', 'branch', 'routingNumber', 'accountNumber'],
};

/** Withdrawals of a file that are still to be paid, without those that their approver may not pay. */
async function readRowsToPay(ctx: Context, batchId: string): Promise<WithdrawRow[]> {
  const { secondApproverFrom } = await readMoneySettings(ctx.db, ctx.platform.config);
  const { id: adminId } = adminActor(ctx);
  return (await readBatchRequests(ctx.db, batchId)).filter((row) => {
    const facts = { amount: row.amount, needsSecondAdmin: row.needs_second_admin, approvedBy: row.approved_by };
    return row.status === 'approved' && !isForAnotherOwner(facts, { adminId, secondApproverFrom });
  });
}

/**
 * The file of `GET /withdraw-request/batch/{id}`, with empty columns for the bank's results; the audit log records who
 * downloaded it.
 * @throws Problem `not_found`
 */
export async function writeBatchFile(
  ctx: Context,
  { params: { id } }: InputOf<Contract['downloadBatch']>,
): Promise<{ readonly fileName: string; readonly text: string }> {
  const [batch] = isId(id) ? await presentBatches(ctx, { id, limit: 1 }) : [];
  if (batch === undefined) throw new Problem('not_found');
  const rows = await readRowsToPay(ctx, id);
  const contributors = await readContributorsById(ctx.db, [...new Set(rows.map((row) => row.contributor_id))]);
  const fields = accountColumns[batch.type];
  const heading = ['request', 'name', ...fields, 'amount', 'currency', 'status', 'reference', 'reason'];
  const lines = rows.map((row) => {
    const account = openAccount(ctx.platform, row);
    return [
      String(row.number),
      contributors.get(row.contributor_id)?.name ?? '',
      ...fields.map((field) => account[field] ?? ''),
      toDecimal(row.amount - row.fee),
      row.currency,
      // Empty columns for the bank's results.
      '',
      '',
      '',
    ];
  });
  await inTransaction(ctx, (own) =>
    own.platform.audit.record(own, {
      action: 'withdraw.download_batch',
      subjectType: 'withdraw_batch',
      subjectId: id,
    }),
  );
  return {
    fileName: `payments-${batch.number}-${batch.type}.csv`,
    text: `${CSV_MARK}${[heading, ...lines].map(writeCsvRow).join('')}`,
  };
}
