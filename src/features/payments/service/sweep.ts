import { type Context, inTransaction } from '../../../platform/context.ts';
import { PaymentProviderError } from '../../../platform/payments/errors.ts';
import type { Notice, PaymentReport } from '../../../platform/payments/provider.ts';
import { sweepPaymentsJob } from '../contract/jobs.ts';
import { CALL_SECONDS } from '../rules/limits.ts';
import { abandonCalls } from '../store/calls.ts';
import { readOpenNotices } from '../store/notices.ts';
import { readDuePayments } from '../store/payments.ts';
import { readDueRefunds } from '../store/refunds.ts';
import { handleNotice } from './notices.ts';
import { runRefund } from './refunds.ts';
import { postpone, settlePayment } from './settle.ts';

const BATCH = 200;
const NOTICE_SECONDS = 20;
/** Shorter than a scheduled job can be: somebody who has paid waits. */
const SWEEP_SECONDS = 20;

async function sweepPayment(ctx: Context, id: string): Promise<void> {
  try {
    await settlePayment(ctx, id);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    ctx.platform.log.error({ err: error, payment: id }, 'a payment could not be asked about');
    await postpone(ctx, id);
  }
}

/** Each on its own: one that fails keeps no other waiting. */
async function forEach(ctx: Context, ids: readonly string[], work: (id: string) => Promise<void>): Promise<void> {
  for (const id of ids)
    try {
      await work(id);
    } catch (error) {
      ctx.platform.log.error({ err: error, id }, 'the sweep of payments left something behind');
    }
}

/** Takes up whatever a process that died, or a provider that didn't answer, has left behind. Safe to repeat. */
export async function sweepPayments(ctx: Context): Promise<void> {
  await inTransaction(ctx, async ({ tx }) => {
    for (const [provider, seconds] of Object.entries(CALL_SECONDS)) await abandonCalls(tx, provider, seconds);
  });
  for (const row of await readOpenNotices(ctx.db, { seconds: NOTICE_SECONDS, limit: BATCH }))
    await handleNotice(ctx, {
      provider: row.provider,
      eventId: row.event_id,
      paymentId: row.payment_id,
      about: row.about as Notice['about'],
      claim: row.claim as PaymentReport['status'] | null,
    });
  await forEach(ctx, await readDuePayments(ctx.db, BATCH), (id) => sweepPayment(ctx, id));
  await forEach(ctx, await readDueRefunds(ctx.db, BATCH), (id) => runRefund(ctx, id));
}

/** The sweep as a job, which comes back sooner than its schedule. */
export async function runSweep(ctx: Context): Promise<void> {
  await sweepPayments(ctx);
  const startAfter = new Date(Date.now() + SWEEP_SECONDS * 1000);
  await inTransaction(ctx, ({ tx }) => ctx.platform.jobs.enqueue(tx, sweepPaymentsJob, {}, { startAfter }));
}
