import type { Transaction } from '../../../../platform/database/pool.ts';
import { type AccountKey, type ContributorKind, contributorKinds } from '../rules/accounts.ts';
import {
  type ProviderFee,
  type SoldLine,
  sumParts,
  toProviderFeeJournal,
  toRefundJournal,
  toReleaseJournal,
  toSaleJournal,
} from '../rules/journals.ts';
import type { Shares } from '../rules/shares.ts';
import { shareReturned, takeFrom } from '../rules/take.ts';
import { lockBalancesOfLines } from '../store/accounts.ts';
import { type LinePartRow, readLineParts } from '../store/journals.ts';
import { postJournals } from './post-journals.ts';

const listContributors = (lines: readonly SoldLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ contributorId, agreed = [{ contributorId }], affiliate }) =>
      [...agreed, ...(affiliate === undefined ? [] : [affiliate])].map((part) => part.contributorId),
    ),
  ),
];

/** Locks the balances of all contributors of the lines, then reads their parts, which can't change any more. */
async function lockLines(
  tx: Transaction,
  lineIds: readonly string[],
  { currency, kind }: { readonly currency: string; readonly kind: ContributorKind },
) {
  const balances = await lockBalancesOfLines(tx, lineIds, currency);
  const parts = Map.groupBy(await readLineParts(tx, lineIds), ({ line_id }) => line_id);
  return {
    balances: new Map(balances.filter((each) => each.kind === kind).map((each) => [each.contributorId, each.balance])),
    findParts: (lineId: string): readonly LinePartRow[] => parts.get(lineId) ?? [],
  };
}

export type { SoldLine };

export interface Sale {
  readonly provider: string;
  readonly currency: string;
  readonly lines: readonly SoldLine[];
  /** When the contributors' shares may be released, which the database enforces. Default: at any time. */
  readonly clearsAt?: Date;
}

/**
 * Posts the sale of an order's lines. Free lines are left out.
 * @throws DatabaseError 23505 if one of them was posted before
 */
export async function postSale(tx: Transaction, { currency, lines, ...sale }: Sale): Promise<void> {
  // The first sale creates all of a contributor's accounts, so that locking the accounts locks all of the
  // contributor's money.
  const keys = listContributors(lines).flatMap((contributorId) =>
    contributorKinds.map((kind): AccountKey => ({ kind, contributorId })),
  );
  const journals = lines.map((line) => toSaleJournal(sale, line));
  await postJournals(tx, journals, currency, keys);
}

export interface Release {
  readonly currency: string;
  readonly lineIds: readonly string[];
}

export interface ReleasedPart {
  readonly lineId: string;
  readonly contributorId: string;
  readonly amount: number;
}

/**
 * Releases lines whose clearing time is over: the contributors can withdraw what refunds have left of their shares,
 * after their debts are paid. Skips lines that were released before.
 * @returns what each line's contributors and affiliate get, in minor units
 * @throws DatabaseError 23514 if one of them has not cleared
 */
export async function postRelease(tx: Transaction, { currency, lineIds }: Release): Promise<ReleasedPart[]> {
  const { balances: debts, findParts } = await lockLines(tx, lineIds, { currency, kind: 'contributor_debt' });
  const lines = lineIds.map((lineId) => ({
    lineId,
    parts: findParts(lineId).map(({ contributor_id: contributorId, pending: amount }) => ({
      contributorId,
      amount,
      debt: takeFrom(debts, contributorId, amount),
    })),
  }));
  await postJournals(
    tx,
    lines.map(({ lineId, parts }) => toReleaseJournal(lineId, parts)),
    currency,
  );
  return lines.flatMap(({ lineId, parts }) =>
    parts.map(({ contributorId, amount }) => ({ lineId, contributorId, amount })),
  );
}

export interface Refund {
  readonly refundId: string;
  readonly provider: string;
  readonly currency: string;
  /** Whether the site paid the buyer by bank or wallet transfer instead of the provider. Default: false. */
  readonly isByTransfer?: boolean;
  /**
   * What each line's refund takes back: the site's fee, VAT, and from the contributors and the affiliate together; and who
   * the affiliate is.
   */
  readonly lines: readonly (Shares & { readonly lineId: string; readonly affiliateId?: string | null })[];
}

/**
 * Posts a refund: takes from each contributor in proportion to what is left of their share, from the pending or, after
 * the release, the available balance. What a contributor has already withdrawn becomes a debt.
 * @returns the amount taken from each contributor, without those of affiliates, in minor units
 * @throws DatabaseError 23505 if the refund was posted before, 23514 if it exceeds the sale; RangeError for a line that
 * was never sold
 */
export async function postRefund(
  tx: Transaction,
  { refundId, provider, currency, lines, isByTransfer = false }: Refund,
): Promise<ReadonlyMap<string, number>> {
  const { balances: left, findParts } = await lockLines(
    tx,
    lines.map(({ lineId }) => lineId),
    { currency, kind: 'contributor_available' },
  );
  const returned = lines.map(({ lineId, fee, net, vat = 0, affiliateId }) => {
    const rows = findParts(lineId);
    const amounts = shareReturned(net, rows);
    const parts = rows.map(({ contributor_id: contributorId, is_released: isReleased }, index) => {
      const amount = amounts[index] ?? 0;
      return { contributorId, amount, isReleased, available: isReleased ? takeFrom(left, contributorId, amount) : 0 };
    });
    return { lineId, fee, vat, parts, affiliateId };
  });
  const journals = returned.map((line) => toRefundJournal(line, { provider, refundId, isByTransfer }));
  await postJournals(tx, journals, currency);
  return sumParts(
    returned.flatMap(({ parts, affiliateId }) => parts.filter(({ contributorId }) => contributorId !== affiliateId)),
  );
}

/**
 * Posts the fee that a provider charges for a payment.
 * @throws DatabaseError 23505 if it was posted before
 */
export async function postProviderFee(
  tx: Transaction,
  { currency, ...fee }: ProviderFee & { readonly currency: string },
): Promise<void> {
  await postJournals(tx, [toProviderFeeJournal(fee)], currency);
}
