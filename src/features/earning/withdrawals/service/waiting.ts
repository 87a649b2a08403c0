import type { Context } from '../../../../platform/context.ts';
import { findDebts } from '../../../money/ledger/service/entries.ts';
import { readMoneySettings } from '../../../money/payment-settings/service/read.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { HeldReason } from '../contract/admin.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';
import { findHeldReason } from '../rules/waiting.ts';
import { readWaiting, type WaitingRow } from '../store/batches.ts';

/** An approved request that is in no file. */
export interface Waiting {
  readonly row: WaitingRow;
  readonly contributor: string;
  /** Why it stays out of a file of the admin who calls. */
  readonly held: HeldReason | undefined;
}

/** What waits for a file, oldest first, and what of it the caller can't put into one. */
export async function findWaiting(ctx: Context, type?: WithdrawRequestType): Promise<Waiting[]> {
  const rows = await readWaiting(ctx.db, type);
  const contributorIds = [...new Set(rows.map(({ contributorId }) => contributorId))];
  const [contributors, debts, { secondApproverFrom }] = await Promise.all([
    readContributorsById(ctx.db, contributorIds),
    findDebts(ctx.db, contributorIds, ctx.platform.config.ARBOR_CURRENCY),
    readMoneySettings(ctx.db, ctx.platform.config),
  ]);
  const { id: adminId } = adminActor(ctx);
  return rows.map((row) => {
    const contributor = contributors.get(row.contributorId);
    const facts = { standing: contributor?.status, debt: debts.get(row.contributorId) ?? 0 };
    return {
      row,
      contributor: contributor?.name ?? '',
      held: findHeldReason(row, { ...facts, adminId, secondApproverFrom }),
    };
  });
}
