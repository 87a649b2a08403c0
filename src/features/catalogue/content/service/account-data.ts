import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { findContributorIdByAccount } from '../../../people/contributors/service/references.ts';
import { lockPrivateWorks, readWorksOf } from '../store/account-data.ts';
import { removeWithPreviews } from './drafts/drafts.ts';

/**
 * Deletes works that were never published. Published works stay, without the person's name, because buyers keep their
 * purchases.
 */
async function eraseWorks(ctx: TransactionContext, accountId: string): Promise<void> {
  const contributorId = await findContributorIdByAccount(ctx.tx, accountId);
  if (contributorId === undefined) return;
  for (const id of await lockPrivateWorks(ctx.tx, contributorId)) await removeWithPreviews(ctx, id);
}

async function exportWorks(ctx: Context, accountId: string): Promise<object | undefined> {
  const contributorId = await findContributorIdByAccount(ctx.db, accountId);
  const rows = contributorId === undefined ? [] : await readWorksOf(ctx.db, contributorId);
  return rows.length === 0 ? undefined : rows;
}

export const contentAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'works', exportData: exportWorks },
  { kind: 'eraser', eraseData: eraseWorks },
];
