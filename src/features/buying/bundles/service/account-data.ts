import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findOwnContributorId } from '../../../people/contributors/service/application.ts';
import { lockCurrentOf, readBundles, readParties } from '../store/bundles.ts';
import { endBundle } from './agree.ts';
import { presentBundles } from './present.ts';

/** Upper limit that no account reaches: the export includes all bundles. */
const ALL = 100_000;

async function exportBundles(ctx: Context, accountId: string) {
  const id = await findOwnContributorId(ctx.db, accountId);
  if (id === undefined) return undefined;
  const rows = await readBundles(ctx.db, { of: 'contributor', id }, { after: undefined, limit: ALL });
  return rows.length === 0 ? undefined : presentBundles(ctx, rows, id);
}

/** The bundles stay for the orders that they reduced; the contributor's name isn't part of them. */
async function endOwn(ctx: TransactionContext, accountId: string): Promise<void> {
  const id = await findOwnContributorId(ctx.tx, accountId);
  if (id === undefined) return;
  for (const bundle of await lockCurrentOf(ctx.tx, id))
    await endBundle(ctx, bundle, { parties: await readParties(ctx.tx, [bundle.id]), endedBy: id });
}

export const bundlesAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'bundles', exportData: exportBundles },
  { kind: 'eraser', eraseData: endOwn },
];
