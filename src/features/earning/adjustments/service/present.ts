import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import type { KnownContributor } from '../../../people/contributors/service/references.ts';
import type { adjustmentsContract } from '../contract.ts';
import type { AdjustmentRow } from '../store/adjustments.ts';

export type Shown = OutputOf<typeof adjustmentsContract.create>['adjustment'];

export async function presentAdjustments(ctx: Context, rows: readonly AdjustmentRow[]): Promise<Shown[]> {
  const adminIds = rows.flatMap(({ proposed_by, decided_by }) => [proposed_by ?? [], decided_by ?? []].flat());
  const admins = await findAdminNames(ctx, [...new Set(adminIds)]);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    reference: row.reference,
    reason: row.reason,
    proposedBy: admins.get(row.proposed_by ?? '')?.name ?? null,
    proposedAt: row.proposed_at.toISOString(),
    decidedBy: admins.get(row.decided_by ?? '')?.name ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
  }));
}

/** A contributor as owners see them. */
export const presentContributor = (id: string, known: KnownContributor | undefined) => ({
  _id: id,
  name: known?.name ?? '',
  username: known?.username ?? '',
  standing: known?.status ?? '',
});
