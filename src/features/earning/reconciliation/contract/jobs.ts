import * as z from 'zod';

/** Brings a reconciliation to its end that somebody has begun. */
export const reconcileJob = { name: 'reconcile', schema: z.strictObject({ runId: z.uuid() }) };
