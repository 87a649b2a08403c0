import type { Context } from '../../../../platform/context.ts';
import { type EarnedLine, findEarnedLines } from '../../../buying/orders/service/earned.ts';
import type { Entry, Purse } from '../../../money/ledger/service/entries.ts';
import type { WithdrawTrace } from '../../withdrawals/contract/withdrawals.ts';
import { findTraces } from '../../withdrawals/service/traces.ts';
import type { entryKinds } from '../contract/earnings.ts';

export type EntryKind = (typeof entryKinds)[number];

const kinds: Readonly<Record<string, EntryKind>> = {
  sale: 'sale',
  refund: 'refund',
  withdraw_resolve: 'withdrawal',
  withdraw_return: 'withdrawal_returned',
  withdraw_reverse: 'withdrawal_corrected',
  payout: 'paid_directly',
  debt_payment: 'debt_paid',
  debt_write_off: 'debt_written_off',
  forfeit: 'given_up',
  late_forfeit: 'given_up',
};

const affiliateKinds: Readonly<Record<string, EntryKind>> = { sale: 'affiliate', refund: 'affiliate_refund' };

/** Kind of entry that contributors see for a kind of journal. */
export const describeKind = (kind: string): EntryKind => kinds[kind] ?? 'other';

/** A ledger entry with what was sold; amounts are in minor units, and negative for refunds. */
export interface EarningsRow extends Entry {
  readonly entryKind: EntryKind;
  readonly line: EarnedLine | undefined;
  readonly withdrawal: WithdrawTrace | null;
  readonly price: number | null;
  readonly vat: number | null;
  readonly platformFee: number | null;
  /** VAT within the platform's fee. */
  readonly feeVat: number | null;
}

/** Key of an entry's label in statements. */
export const findKindWord = ({ entryKind, line }: EarningsRow) =>
  line?.isShared === true && (entryKind === 'sale' || entryKind === 'refund')
    ? (`${entryKind}_shared` as const)
    : entryKind;

/** Adds details from orders and withdrawals to ledger entries. */
export async function describeEntries(
  ctx: Context,
  entries: readonly Entry[],
  contributorId: string,
): Promise<EarningsRow[]> {
  const lineIds = entries.flatMap(({ lineId }) => lineId ?? []);
  const [lines, toWithdrawal] = await Promise.all([findEarnedLines(ctx.db, lineIds), findTraces(ctx.db, entries)]);
  return entries.map((entry) =>
    describeEntry(entry, lines.get(entry.lineId ?? ''), toWithdrawal(entry), contributorId),
  );
}

/** Describes an entry of the contributor. What an affiliate's link earned shows neither price nor fee. */
export function describeEntry(
  entry: Entry,
  line: EarnedLine | undefined,
  withdrawal: WithdrawTrace | null,
  contributorId: string,
): EarningsRow {
  const affiliateKind = line?.affiliateId === contributorId ? affiliateKinds[entry.kind] : undefined;
  if (affiliateKind !== undefined)
    return {
      ...{ ...entry, entryKind: affiliateKind, line, withdrawal },
      ...{ price: null, vat: null, platformFee: null, feeVat: null },
    };
  const sign = entry.kind === 'refund' ? -1 : 1;
  return {
    ...entry,
    entryKind: describeKind(entry.kind),
    line,
    withdrawal,
    price: line === undefined ? null : sign * line.price,
    vat: line === undefined ? null : sign * line.vat,
    platformFee: line === undefined ? null : sign * line.fee,
    feeVat: line === undefined ? null : sign * line.feeVat,
  };
}

/** The contributor's accounts in the currency of this deployment. */
export const toPurse = (ctx: Context, contributorId: string): Purse => ({
  contributorId,
  currency: ctx.platform.config.ARBOR_CURRENCY,
});
