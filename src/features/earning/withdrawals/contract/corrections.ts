import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { idOrKey, instant, line, multilineText } from '../../../../platform/http/schemas.ts';

const tag = 'Admin';

const correctedStatuses = ['paid', 'failed'] as const;
export type CorrectedStatus = (typeof correctedStatuses)[number];

/** A correction of a wrong result, which one owner proposes and another one confirms. */
export const correction = z
  .object({
    number: z.int(),
    status: z.enum(['proposed', 'done', 'dropped']),
    from: z.enum(['failed', 'paid', 'returned']),
    to: z.enum(correctedStatuses),
    reference: z.string(),
    reason: z.string(),
    proposedBy: z.string().nullable(),
    proposedAt: instant,
    decidedBy: z.string().nullable(),
    decidedAt: instant.nullable(),
  })
  .meta({ id: 'WithdrawCorrection' });

export const withdrawCorrectionsContract = {
  correct: operation({
    method: 'POST',
    path: '/withdraw-request/correct/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary: 'Proposes to correct a wrongly entered result of a withdraw request; another owner confirms it',
    description:
      'Corrects a failed withdrawal that was paid after all, a paid one that wasn’t, or a returned one that wasn’t. Nothing changes until another owner confirms it.',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({
      to: z.enum(correctedStatuses),
      /** Required if the withdrawal was paid after all: the bank's or wallet's reference of the transfer. */
      reference: line(100).default(''),
      /** Required; the contributor sees it. */
      reason: multilineText(500).default(''),
    }),
    output: z.object({ correction }),
    errors: ['conflict'],
  }),
  decideCorrection: operation({
    method: 'POST',
    path: '/withdraw-request/correct/decide/{id}',
    access: 'owner',
    audit: 'recorded',
    tag,
    summary:
      'Confirms or discards another owner’s correction of a withdraw request; updates the ledger and notifies the contributor',
    params: z.object({ id: idOrKey }),
    body: z.strictObject({ decision: z.enum(['confirm', 'drop']) }),
    output: z.object({ correction }),
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof withdrawCorrectionsContract> {}
}
