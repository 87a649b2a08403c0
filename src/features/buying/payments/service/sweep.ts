import { type Context, inTransaction, type Platform } from '../../../../platform/context.ts';
import { PaymentProviderError } from '../../../../platform/payments/errors.ts';
import type { Notice, PaymentReport } from '../../../../platform/payments/provider.ts';
import { sweepPaymentsJob } from '../contract/jobs.ts';
import { readOpenNotices } from '../store/notices.ts';
import { makeOpenPaymentsDue, readDuePayments } from '../store/payments.ts';
import { readDueRefunds } from '../store/refunds.ts';
import { handleNotice } from './notices.ts';
import { abandonCalls } from './record-call.ts';
import { runRefund } from './refunds/refunds.ts';
import { postpone, settlePayment } from './settle.ts';

const BATCH = 200;
const AT_ONCE = 4;
const NOTICE_SECONDS = 20;
/** Interval in seconds; shorter than a scheduled job allows, because paying customers wait. */
const SWEEP_SECONDS = 15;

async function sweepPayment(ctx: Context, id: string): Promise<void> {
  try {
    await settlePayment(ctx, id);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: id }, 'a payment could not be asked about');
    await postpone(ctx, id);
  }
}

/** Handles each item independently: a failed item blocks no other, and a slow one only a few. */
async function forEach<Item>(ctx: Context, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const take = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      try {
        await work(item);
      } catch (error) {
        ctx.platform.log.error({ err: error, item }, 'the sweep of payments left something behind');
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** Resumes work that a dead process or an unavailable provider left unfinished. Safe to repeat. */
export async function sweepPayments(ctx: Context): Promise<void> {
  await abandonCalls(ctx);
  await forEach(ctx, await readDuePayments(ctx.db, BATCH), (id) => sweepPayment(ctx, id));
  await forEach(ctx, await readDueRefunds(ctx.db, BATCH), (id) => runRefund(ctx, id));
  const notices = await readOpenNotices(ctx.db, { seconds: NOTICE_SECONDS, limit: BATCH });
  await forEach(ctx, notices, (row) =>
    handleNotice(ctx, {
      provider: row.provider,
      eventId: row.event_id,
      paymentId: row.payment_id,
      about: row.about as Notice['about'],
      claim: row.claim as PaymentReport['status'] | null,
      isUnclear: true,
    }),
  );
}

/**
 * Platforms whose process has swept. Notices that arrive while no process runs are lost, so the first sweep queries all
 * open attempts.
 */
const started = new WeakSet<Platform>();

/**
 * The sweep as a job, which schedules its next run before it starts, so that the run happens even if this process dies.
 */
export async function runSweep(ctx: Context): Promise<void> {
  if (!started.has(ctx.platform)) await inTransaction(ctx, ({ tx }) => makeOpenPaymentsDue(tx));
  started.add(ctx.platform);
  const startAfter = new Date(Date.now() + SWEEP_SECONDS * 1000);
  await inTransaction(ctx, ({ tx }) => ctx.platform.jobs.enqueue(tx, sweepPaymentsJob, {}, { startAfter }));
  await sweepPayments(ctx);
}
