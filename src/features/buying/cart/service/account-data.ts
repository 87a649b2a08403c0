import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { findOffers } from '../../../catalogue/content/service/offers.ts';
import { readLines, removeAllLines } from '../store.ts';

async function exportCart(ctx: Context, accountId: string) {
  const rows = await readLines(ctx.db, accountId);
  if (rows.length === 0) return undefined;
  const offers = await findOffers(
    ctx.db,
    rows.map((row) => row.variant_id),
  );
  return rows.map((row) => {
    const offer = offers.get(row.variant_id);
    return { ...row, title: offer?.title, variant_name: offer?.name, licence: offer?.licence.name };
  });
}

export const cartAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'cart', exportData: exportCart },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeAllLines(ctx.tx, accountId) },
];
