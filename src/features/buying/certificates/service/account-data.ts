import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { findPaidOrders } from '../../orders/service/sold.ts';
import { takeTaxPapers } from '../../orders/service/tax/papers.ts';
import { createReceiptFor, type Paper } from './own-papers.ts';
import { createTaxPaperFor } from './tax-papers.ts';

/** Receipts, tax invoices and credit notes of all paid orders, each in the language of its order. */
async function exportReceipts(ctx: Context, accountId: string) {
  const papers: { name: string; bytes: Uint8Array }[] = [];
  const add = ({ fileName, bytes }: Paper) => papers.push({ name: fileName, bytes });
  const orderIds = await findPaidOrders(ctx.db, accountId);
  const taxPapers = await takeTaxPapers(ctx, orderIds);
  for (const orderId of orderIds) {
    add(await createReceiptFor(ctx, accountId, { orderId }));
    for (const { _id: paperId } of taxPapers.get(orderId) ?? [])
      add(await createTaxPaperFor(ctx, accountId, { paperId }));
  }
  return papers;
}

export const certificatesAccountData: readonly AccountDataHandler[] = [
  { kind: 'paper-exporter', exportPapers: exportReceipts },
];
