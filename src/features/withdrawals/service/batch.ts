import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { createId, isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAdminNames } from '../../admins/service/actor.ts';
import { readContributorsById } from '../../contributors/service/references.ts';
import type { WithdrawType } from '../../payment-settings/contract.ts';
import { adminActor } from '../../sessions/service/actor.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import { writeCsv } from '../rules/csv.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { addBatch, readBatches, readBatchRequests, readWaiting } from '../store/batches.ts';
import { openAccount } from './account.ts';

type Contract = typeof withdrawalsAdminContract;
type Batch = OutputOf<Contract['createBatch']>['batch'];

const MAX_SHOWN = 20;

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

/** `GET /withdraw-request/batch/all` */
export async function listBatches(ctx: Context): Promise<OutputOf<Contract['batches']>> {
  const [batches, waiting] = await Promise.all([presentBatches(ctx, { limit: MAX_SHOWN }), readWaiting(ctx.db)]);
  return {
    batches,
    waiting: waiting.map(({ type, count, total }) => ({ type: type as WithdrawType, count, total })),
    currency: ctx.platform.config.ARBOR_CURRENCY,
  };
}

/** `POST /withdraw-request/batch/create`. @throws Problem `conflict` where nothing waits for a file */
export async function createBatch(
  ctx: TransactionContext,
  { body: { type } }: InputOf<Contract['createBatch']>,
): Promise<OutputOf<Contract['createBatch']>> {
  const id = createId();
  const count = await addBatch(ctx.tx, { id, type, adminId: adminActor(ctx).id });
  if (count === 0) throw new Problem('conflict', { detail: describeRefusal('nothingApproved', ctx.locale) });
  await ctx.platform.audit.record(ctx, {
    action: 'withdraw.create_batch',
    subjectType: 'withdraw_batch',
    subjectId: id,
    details: { type, count },
  });
  const [batch] = await presentBatches({ ...ctx, db: ctx.tx }, { id, limit: 1 });
  if (batch === undefined) throw new Problem('not_found');
  return { batch };
}

/** With two decimals, as banks read amounts: exact, since nothing is divided into a fraction. */
const toDecimal = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const accountColumns: Readonly<Record<WithdrawType, readonly string[]>> = {
  bkash: ['number'],
  nagad: ['number'],
  rocket: ['number'],
  bank: ['accountName', 'bankName', 'branch', 'routingNumber', 'accountNumber'],
};

/**
 * The file of `GET /withdraw-request/batch/{id}`, with columns for what the bank did; the audit log notes who has it.
 * @throws Problem `not_found`
 */
export async function writeBatchFile(
  ctx: Context,
  { params: { id } }: InputOf<Contract['downloadBatch']>,
): Promise<{ readonly fileName: string; readonly text: string }> {
  const [batch] = isId(id) ? await presentBatches(ctx, { id, limit: 1 }) : [];
  if (batch === undefined) throw new Problem('not_found');
  const rows = await readBatchRequests(ctx.db, id);
  const contributors = await readContributorsById(ctx.db, [...new Set(rows.map((row) => row.contributor_id))]);
  const fields = accountColumns[batch.type];
  const heading = ['request', 'name', ...fields, 'amount', 'currency', 'status', 'reference', 'reason'];
  const lines = rows.map((row) => {
    const account = openAccount(ctx.platform, row);
    const status = row.status === 'approved' ? '' : row.status;
    return [
      String(row.number),
      contributors.get(row.contributor_id)?.name ?? '',
      ...fields.map((field) => account[field] ?? ''),
      toDecimal(row.amount - row.fee),
      row.currency,
      status,
      row.reference,
      row.reason,
    ];
  });
  await inTransaction(ctx, (own) =>
    own.platform.audit.record(own, {
      action: 'withdraw.download_batch',
      subjectType: 'withdraw_batch',
      subjectId: id,
    }),
  );
  return { fileName: `payments-${batch.number}-${batch.type}.csv`, text: writeCsv([heading, ...lines]) };
}
