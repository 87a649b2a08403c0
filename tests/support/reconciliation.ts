import pg from 'pg';
import { afterAll } from 'vitest';
import { requestRefund } from '../../src/features/buying/orders/service/refunds.ts';
import { runRefund, startRefund } from '../../src/features/buying/payments/service/refunds/refunds.ts';
import { beginRun, type Days, findAllDays, performRun } from '../../src/features/earning/reconciliation/service/run.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

/** Opens a connection for which no trigger runs, so that tests can change data that the database protects. */
export async function openTampering(
  app: TestApp,
): Promise<(statement: string, values?: readonly unknown[]) => Promise<void>> {
  const superuser = new pg.Client({ connectionString: app.superuserUrl });
  await superuser.connect();
  afterAll(() => superuser.end());
  await superuser.query('set session_replication_role = replica');
  return async (statement, values = []) => {
    const { rowCount } = await superuser.query(statement, [...values]);
    if (rowCount === 0) throw new Error(`nothing was changed: ${statement}`);
  };
}

/** Refunds a whole order as owners do. @returns the refund */
export async function refundWhole(app: TestApp, orderId: string): Promise<string> {
  const reason = 'other';
  const refundId = await inTransaction(app.systemContext(), async (ctx) => {
    const asked = { orderId, requestKey: createId(), reason, note: '', adminId: null, isOverridden: true } as const;
    const refund = await requestRefund(ctx, asked);
    await startRefund(ctx, { refundId: refund.refundId, orderId, amount: refund.amount, reason });
    return refund.refundId;
  });
  const { rows } = await app.pool.query<{ id: string }>('select id from payment_refund where refund_id = $1', [
    refundId,
  ]);
  await runRefund(app.systemContext(), rows[0]?.id ?? '');
  return refundId;
}

/** Reconciles some days or all of them. @returns number of open discrepancies */
export async function reconcileNow(
  app: TestApp,
  days?: Days,
  { maxBreaks }: { readonly maxBreaks?: number } = {},
): Promise<number | undefined> {
  const { db } = app;
  const span = days ?? (await findAllDays(db, new Date()));
  const run = await db.transaction().execute((tx) => beginRun(tx, span, null));
  return run && performRun({ db, currency: 'BDT', ...(maxBreaks === undefined ? {} : { maxBreaks }) }, run.id);
}

/** Creates a discrepancy as a run would. */
export async function makeBreak(
  app: Pick<TestApp, 'pool'>,
  { kind = 'receipt_missing', day = '2020-01-02' } = {},
): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `with run as (
       insert into reconciliation_run (id, from_day, to_day, finished_at, open_breaks) values ($1::uuid, $2::date, $2::date, now(), 1) returning id)
     insert into reconciliation_break (kind, subject, day, provider, currency, expected, found, run_id)
     select $3, $1::uuid::text, $2::date, 'sandbox', 'BDT', 4900, 0, id from run returning id`,
    [createId(), day, kind],
  );
  return rows[0]?.id ?? '';
}
