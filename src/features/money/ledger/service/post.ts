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
    lines.flatMap(({ contributorId, agreed = [{ contributorId }] }) => agreed.map((part) => part.contributorId)),
  ),
];

/** Locks the money of everybody who got something of the lines, then reads what that was: nobody changes it any more. */
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
  /** When the contributors' shares may be released: the database refuses it before. Default: at any time. */
  readonly clearsAt?: Date;
}

/**
 * The lines of an order that was paid. Lines without a price move nothing.
 * @throws DatabaseError 23505 where one of them was posted before
 */
export async function postSale(tx: Transaction, { currency, lines, ...sale }: Sale): Promise<void> {
  // All of a contributor's accounts are there from the first sale on: a lock on them is a lock on the contributor's money.
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

/**
 * The clearing time of the lines is over: what refunds have left of them can be withdrawn. What their contributors owe is
 * taken first. Lines that were released before move nothing.
 * @throws DatabaseError 23514 where one of them has not cleared
 */
export async function postRelease(tx: Transaction, { currency, lineIds }: Release): Promise<void> {
  const { balances: debts, findParts } = await lockLines(tx, lineIds, { currency, kind: 'contributor_debt' });
  const journals = lineIds.map((lineId) => {
    const parts = findParts(lineId).map(({ contributor_id: contributorId, pending: amount }) => ({
      contributorId,
      amount,
      debt: takeFrom(debts, contributorId, amount),
    }));
    return toReleaseJournal(lineId, parts);
  });
  await postJournals(tx, journals, currency);
}

export interface Refund {
  readonly refundId: string;
  readonly provider: string;
  readonly currency: string;
  /** The site's bank or wallet has paid the buyer, not the provider. Default: the provider. */
  readonly isByTransfer?: boolean;
  /** The shares that each line gives back. */
  readonly lines: readonly (Shares & { readonly lineId: string })[];
}

/**
 * Takes back what the sale gave: of each contributor in proportion to what they have left of it, from what is pending, or of
 * what was released from what is available. A contributor who has withdrawn it owes it.
 * @returns what each contributor gave back, in minor units
 * @throws DatabaseError 23505 where the refund was posted before, 23514 where more is taken than was given; RangeError for a
 * line that was never sold
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
  const returned = lines.map(({ lineId, fee, net }) => {
    const rows = findParts(lineId);
    const amounts = shareReturned(net, rows);
    const parts = rows.map(({ contributor_id: contributorId, is_released: isReleased }, index) => {
      const amount = amounts[index] ?? 0;
      return { contributorId, amount, isReleased, available: isReleased ? takeFrom(left, contributorId, amount) : 0 };
    });
    return { lineId, fee, parts };
  });
  const journals = returned.map((line) => toRefundJournal(line, { provider, refundId, isByTransfer }));
  await postJournals(tx, journals, currency);
  return sumParts(returned.flatMap(({ parts }) => parts));
}

/**
 * What a provider keeps of a payment.
 * @throws DatabaseError 23505 where it was posted before
 */
export async function postProviderFee(
  tx: Transaction,
  { currency, ...fee }: ProviderFee & { readonly currency: string },
): Promise<void> {
  await postJournals(tx, [toProviderFeeJournal(fee)], currency);
}
