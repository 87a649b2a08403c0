import type { TransactionContext } from '../../../../platform/context.ts';
import { formatMoneyIn } from '../../../../platform/local-format.ts';
import { postAdjustment } from '../../../money/ledger/service/adjustments.ts';
import { type KnownContributor, readContributorsById } from '../../../people/contributors/service/references.ts';
import type { AdjustmentKind } from '../contract.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { type AdjustmentRow, decideAdjustment } from '../store/adjustments.ts';
import { tellSettled } from './tell.ts';

/** @returns why this kind isn't possible for a contributor with this status; undefined if it is */
export function findStandingRefusal(
  { locale }: TransactionContext,
  kind: AdjustmentKind,
  standing: string,
): string | undefined {
  if (kind === 'payout' && standing === 'active') return describeRefusal('is_active', locale);
  return kind === 'late_forfeit' && standing !== 'closed' ? describeRefusal('has_not_left', locale) : undefined;
}

/** @returns why the amount can't be settled, given the lower balance */
export function describeLess(
  { locale }: TransactionContext,
  { kind, currency }: Pick<AdjustmentRow, 'kind' | 'currency'>,
  available: number,
): string {
  const isDebt = kind === 'debt_payment' || kind === 'debt_write_off';
  return describeRefusal(isDebt ? 'less_owed' : 'less_free', locale, {
    amount: formatMoneyIn(locale, available, currency),
  });
}

export async function findContributor(ctx: TransactionContext, id: string): Promise<KnownContributor | undefined> {
  return (await readContributorsById(ctx.tx, [id])).get(id);
}

/**
 * Carries out an adjustment: posts it, changes its status, and notifies the contributor.
 * @returns why it is no longer possible; undefined if it was carried out
 */
export async function settle(
  ctx: TransactionContext,
  row: AdjustmentRow,
  { contributor, adminId }: { readonly contributor: KnownContributor; readonly adminId: string },
): Promise<string | undefined> {
  const { id: adjustmentId, contributor_id: contributorId, kind, amount, currency } = row;
  const refusal = findStandingRefusal(ctx, kind, contributor.status);
  if (refusal !== undefined) return refusal;
  const { isPosted, available } = await postAdjustment(ctx.tx, { adjustmentId, contributorId, kind, amount, currency });
  if (!isPosted) return describeLess(ctx, row, available);
  await decideAdjustment(ctx.tx, adjustmentId, { status: 'done', adminId, at: ctx.now });
  await tellSettled(ctx, row, contributor);
  return undefined;
}
