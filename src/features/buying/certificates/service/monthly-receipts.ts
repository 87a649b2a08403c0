import { Readable } from 'node:stream';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { ZipEntry } from '../../../../platform/storage/zip.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { findOrdersPaidIn, toMonthSpan } from '../../orders/service/of-buyer.ts';
import { takeReceiptNumbers } from '../../orders/service/receipts.ts';
import { takeTaxPapers } from '../../orders/service/tax/papers.ts';
import type { certificatesContract } from '../contract.ts';
import { createReceiptFor } from './own-papers.ts';
import { createTaxPaperFor, nameFile } from './tax-papers.ts';

/**
 * `GET /order/receipts/{month}`: creates each paper while the ZIP is streamed, so that only one is in memory.
 * @throws Problem `not_found` if no order was paid in the month
 */
export async function findMonthlyReceipts(
  ctx: Context,
  { params: { month }, query }: InputOf<(typeof certificatesContract)['monthlyReceipts']>,
): Promise<{ readonly entries: readonly ZipEntry[]; readonly name: string; readonly at: Date }> {
  const accountId = userActor(ctx).id;
  const span = toMonthSpan(month);
  const orderIds = await findOrdersPaidIn(ctx.db, accountId, span);
  if (orderIds.length === 0) throw new Problem('not_found');
  const numbers = await takeReceiptNumbers(ctx, orderIds);
  const papers = await takeTaxPapers(ctx, orderIds);
  const { language } = query;
  const entries = orderIds.flatMap((orderId): ZipEntry[] => [
    {
      name: `receipt-${numbers.get(orderId) ?? orderId}.pdf`,
      open: async () => Readable.from([(await createReceiptFor(ctx, accountId, { orderId, language })).bytes]),
    },
    ...(papers.get(orderId) ?? []).map(({ _id: paperId, kind, number }) => ({
      name: nameFile({ kind, number: number ?? paperId }),
      open: async () => Readable.from([(await createTaxPaperFor(ctx, accountId, { paperId, language })).bytes]),
    })),
  ]);
  return { entries, name: `receipts-${month}.zip`, at: span.from };
}
