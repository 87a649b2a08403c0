import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import type { withdrawalsContract } from '../contract/withdrawals.ts';
import type { WithdrawRow } from '../store/requests.ts';

type Shown = OutputOf<typeof withdrawalsContract.create>;
export type Summary = OutputOf<typeof withdrawalsAdminContract.all>['items'][number];

/** A withdrawal as its contributor sees it. */
export const presentRequest = (row: WithdrawRow): Shown => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  currency: row.currency,
  amount: row.amount,
  fee: row.fee,
  type: row.type,
  account: row.masked,
  reference: row.reference,
  reason: row.reason,
  requestedAt: row.requested_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

/** Withdrawals as owners see them. */
export async function presentSummaries(ctx: Context, rows: readonly WithdrawRow[]): Promise<Summary[]> {
  const adminIds = rows.flatMap(({ approved_by, paid_by }) => [approved_by ?? [], paid_by ?? []].flat());
  const [contributors, admins] = await Promise.all([
    readContributorsById(ctx.db, [...new Set(rows.map(({ contributor_id }) => contributor_id))]),
    findAdminNames(ctx, [...new Set(adminIds)]),
  ]);
  return rows.map((row) => {
    const known = contributors.get(row.contributor_id);
    return {
      ...presentRequest(row),
      contributor: {
        _id: row.contributor_id,
        name: known?.name ?? '',
        username: known?.username ?? '',
        standing: known?.status ?? '',
      },
      needsSecondAdmin: row.needs_second_admin,
      approvedBy: admins.get(row.approved_by ?? '')?.name ?? null,
      paidBy: admins.get(row.paid_by ?? '')?.name ?? null,
      batch: row.batch,
    };
  });
}
