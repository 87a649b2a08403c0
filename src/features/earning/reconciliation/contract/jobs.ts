import * as z from 'zod';

/** Job that completes a reconciliation that somebody started. */
export const reconcileJob = { name: 'reconcile', schema: z.strictObject({ runId: z.uuid() }) };
