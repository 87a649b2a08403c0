import type { Transaction } from '../../../platform/database/pool.ts';
import { type AccountKey, contributorKinds, type Journal, toAccountName } from '../rules/accounts.ts';
import {
  type ProviderFee,
  type SoldLine,
  toProviderFeeJournal,
  toRefundJournal,
  toReleaseJournal,
  toSaleJournal,
} from '../rules/journals.ts';
import { lockBalances, openAccounts } from '../store/accounts.ts';
import { addJournals, readPending, readReleased } from '../store/journals.ts';

/** Opens those of the accounts that don't exist, in one order for everybody. */
function openKeys(
  tx: Transaction,
  keys: readonly AccountKey[],
  currency: string,
): Promise<ReadonlyMap<string, string>> {
  const byName = new Map(keys.map((key) => [toAccountName(key), key]));
  const accounts = [...byName].map(([name, key]) => ({
    name,
    kind: key.kind,
    contributorId: 'contributorId' in key ? key.contributorId : null,
    provider: 'provider' in key ? key.provider : null,
  }));
  accounts.sort((a, b) => (a.name < b.name ? -1 : 1));
  return openAccounts(tx, accounts, currency);
}

/** Those that move nothing are left out: there is no fact in them. */
async function postJournals(tx: Transaction, journals: readonly Journal[], currency: string): Promise<void> {
  const full = journals.filter(({ transfers }) => transfers.length > 0);
  const keys = full.flatMap(({ transfers }) => transfers.flatMap(({ debit, credit }) => [debit, credit]));
  const ids = await openKeys(tx, keys, currency);
  const find = (key: AccountKey): string => ids.get(toAccountName(key)) ?? '';
  const rows = full.map(({ transfers, ...journal }) => ({
    ...journal,
    transfers: transfers.map(({ debit, credit, amount }) => ({ debitId: find(debit), creditId: find(credit), amount })),
  }));
  await addJournals(tx, rows, currency);
}

const listContributors = (lines: readonly { readonly contributorId: string }[]): string[] => [
  ...new Set(lines.map(({ contributorId }) => contributorId)),
];

export interface Sale {
  readonly provider: string;
  readonly currency: string;
  readonly lines: readonly SoldLine[];
}

/**
 * The lines of an order that was paid. Lines without a price move nothing.
 * @throws DatabaseError 23505 where one of them was posted before
 */
export async function postSale(tx: Transaction, { provider, currency, lines }: Sale): Promise<void> {
  // All of a contributor's accounts are there from the first sale on: a lock on them is a lock on the contributor's money.
  const keys = listContributors(lines).flatMap((contributorId) =>
    contributorKinds.map((kind): AccountKey => ({ kind, contributorId })),
  );
  await openKeys(tx, keys, currency);
  const journals = lines.map((line) => toSaleJournal(provider, line));
  await postJournals(tx, journals, currency);
}

export interface Release {
  readonly currency: string;
  readonly lines: readonly { readonly lineId: string; readonly contributorId: string }[];
}

/**
 * The clearing time of the lines is over: what refunds have left of them can be withdrawn. What their contributors owe is
 * taken first.
 * @throws DatabaseError 23505 where one of them was released before
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
