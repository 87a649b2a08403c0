import type { Context } from '../../../../platform/context.ts';
import { findDebts } from '../../../money/ledger/service/entries.ts';
import { readMoneySettings } from '../../../money/payment-settings/service/read.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { HeldReason } from '../contract/admin.ts';
import type { WithdrawRequestType } from '../contract/withdrawals.ts';
import { findHeldReason } from '../rules/waiting.ts';
import { readWaiting, type WaitingRow } from '../store/batches.ts';

/** An approved withdrawal that is in no payment file. */
export interface Waiting {
  readonly row: WaitingRow;
  readonly contributor: string;
  /** Why the withdrawal can't go into a payment file of the calling admin; undefined if it can. */
  readonly held: HeldReason | undefined;
}

/** Withdrawals that wait for a payment file, oldest first, each with the reason if the caller can't include it. */
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
