import * as z from 'zod';

/** Sends money back, or asks how that stands. */
export const refundPaymentJob = { name: 'refund-payment', schema: z.strictObject({ refundId: z.uuid() }) };

/** Asks providers about whatever is in doubt. */
export const sweepPaymentsJob = { name: 'sweep-payments', schema: z.strictObject({}) };
