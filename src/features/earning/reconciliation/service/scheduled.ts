import { type Context, inTransaction } from '../../../../platform/context.ts';
import { readNewBreaks } from '../store/breaks.ts';
import { readOpenRun } from '../store/runs.ts';
import { explain } from './present.ts';
import { beginRun, performRun, toRecentDays } from './run.ts';

/** Completes a run; the log reports each new discrepancy to the operator. */
export async function reconcile(ctx: Context, runId: string): Promise<void> {
  const work = { db: ctx.db, currency: ctx.platform.config.ARBOR_CURRENCY };
  if ((await performRun(work, runId)) === undefined) return;
  for (const row of await readNewBreaks(ctx.db, runId))
    ctx.platform.log.error(
      { kind: row.kind, subject: row.subject, order: row.order_id, explanation: explain(row, 'en').explanation },
      'the reconciliation found a break',
    );
}

/** Reconciles the last days unless a run is in progress; first completes a run that failed. */
export async function reconcileRecent(ctx: Context): Promise<void> {
  const days = toRecentDays(ctx.now);
  const open = await readOpenRun(ctx.db);
  if (open !== undefined) {
    await reconcile(ctx, open.id);
    if (open.from_day === days.from && open.to_day === days.to) return;
  }
  const run = await inTransaction(ctx, ({ tx }) => beginRun(tx, days, null));
  if (run !== undefined) await reconcile(ctx, run.id);
}
