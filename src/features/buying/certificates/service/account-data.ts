import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { findPaidOrders } from '../../orders/service/sold.ts';
import { createReceiptFor } from './own-papers.ts';

/** Receipts of all paid orders, each in the language of its order. */
async function exportReceipts(ctx: Context, accountId: string) {
  const papers: { name: string; bytes: Uint8Array }[] = [];
  for (const id of await findPaidOrders(ctx.db, accountId)) {
    const { fileName, bytes } = await createReceiptFor(ctx, accountId, { orderId: id });
    papers.push({ name: fileName, bytes });
  }
  return papers;
}

export const certificatesAccountData: readonly AccountDataHandler[] = [
  { kind: 'paper-exporter', exportPapers: exportReceipts },
];
