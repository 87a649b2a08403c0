import * as z from 'zod';

/** Sends a refund to the provider or asks for its status. */
export const refundPaymentJob = { name: 'refund-payment', schema: z.strictObject({ refundId: z.uuid() }) };

/** Asks providers about payments and refunds with an uncertain status. */
export const sweepPaymentsJob = { name: 'sweep-payments', schema: z.strictObject({}) };
