import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findOwnContributorId } from '../../../people/contributors/service/application.ts';
import { endDiscountsOf, readDiscounts } from '../store/discounts.ts';
import { presentDiscounts } from './present.ts';

/** Upper limit that no account reaches: the export includes all discounts. */
const ALL = 100_000;

async function exportDiscounts(ctx: Context, accountId: string) {
  const id = await findOwnContributorId(ctx.db, accountId);
  if (id === undefined) return undefined;
  const rows = await readDiscounts(ctx.db, { by: 'contributor', id }, { after: undefined, limit: ALL });
  return rows.length === 0 ? undefined : presentDiscounts(ctx, rows);
}

/** The terms stay for the orders that they reduced; the contributor's name isn't part of them. */
async function endOwn(ctx: TransactionContext, accountId: string): Promise<void> {
  const id = await findOwnContributorId(ctx.tx, accountId);
  if (id !== undefined) await endDiscountsOf(ctx.tx, id, ctx.now);
}

export const discountsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'discounts', exportData: exportDiscounts },
  { kind: 'eraser', eraseData: endOwn },
];
