import type { Transaction } from '../../../platform/database/pool.ts';
import { type AccountKey, contributorKinds } from '../rules/accounts.ts';
import {
  type ProviderFee,
  type SoldLine,
  toProviderFeeJournal,
  toRefundJournal,
  toReleaseJournal,
  toSaleJournal,
} from '../rules/journals.ts';
import { lockBalances } from '../store/accounts.ts';
import { readPending, readReleased } from '../store/journals.ts';
import { postJournals } from './post-journals.ts';

const listContributors = (lines: readonly { readonly contributorId: string }[]): string[] => [
  ...new Set(lines.map(({ contributorId }) => contributorId)),
];

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
  readonly lines: readonly { readonly lineId: string; readonly contributorId: string }[];
}

/**
 * The clearing time of the lines is over: what refunds have left of them can be withdrawn. What their contributors owe is
 * taken first. Lines that were released before move nothing.
 * @throws DatabaseError 23514 where one of them has not cleared
 */
export async function postRelease(tx: Transaction, { currency, lines }: Release): Promise<void> {
  const balances = await lockBalances(tx, listContributors(lines), currency);
  const pending = await readPending(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  const debts = new Map(
    balances.filter(({ kind }) => kind === 'contributor_debt').map((each) => [each.contributorId, each.balance]),
  );
  const journals = lines.map((line) => {
    const debt = debts.get(line.contributorId) ?? 0;
    const net = pending.get(line.lineId) ?? 0;
    debts.set(line.contributorId, debt - Math.min(debt, net));
    return toReleaseJournal({ ...line, net }, debt);
  });
  await postJournals(tx, journals, currency);
}

export interface Refund {
  readonly refundId: string;
  readonly provider: string;
  readonly currency: string;
  /** The shares that each line gives back. */
  readonly lines: readonly SoldLine[];
}

/**
 * Takes back what the sale gave: from what is pending, or of what was released from what is available. A contributor who
 * has withdrawn it owes it.
 * @throws DatabaseError 23505 where the refund was posted before
 */
export async function postRefund(tx: Transaction, { refundId, provider, currency, lines }: Refund): Promise<void> {
  // The lock comes first: a release of the same line waits, or was before.
  const balances = await lockBalances(tx, listContributors(lines), currency);
  const released = await readReleased(
    tx,
    lines.map(({ lineId }) => lineId),
  );
  const left = new Map(
    balances.filter(({ kind }) => kind === 'contributor_available').map((each) => [each.contributorId, each.balance]),
  );
  const journals = lines.map((line) => {
    const isReleased = released.has(line.lineId);
    const available = left.get(line.contributorId) ?? 0;
    if (isReleased) left.set(line.contributorId, available - Math.min(available, line.net));
    return toRefundJournal(line, { provider, refundId, isReleased, available });
  });
  await postJournals(tx, journals, currency);
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
