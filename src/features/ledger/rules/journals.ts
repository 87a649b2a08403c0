import type { AccountKey, ContributorKind, Journal, Transfer } from './accounts.ts';
import type { Shares } from './shares.ts';

/** A line of an order, with what the parties get of it. */
export interface SoldLine extends Shares {
  readonly lineId: string;
  readonly contributorId: string;
}

const platformFee: AccountKey = { kind: 'platform_fee' };
export const ofContributor = (kind: ContributorKind, contributorId: string): AccountKey => ({ kind, contributorId });
/** Nothing is no transfer. */
export const listTransfers = (...transfers: Transfer[]): Transfer[] => transfers.filter(({ amount }) => amount > 0);

/** Money that a provider has for the site: a part of it is the contributor's once it has cleared. */
export function toSaleJournal(
  { provider, clearsAt }: { readonly provider: string; readonly clearsAt?: Date },
  { lineId, contributorId, net, fee }: SoldLine,
): Journal {
  const clearing: AccountKey = { kind: 'provider_clearing', provider };
  return {
    kind: 'sale',
    subject: lineId,
    lineId,
    ...(clearsAt === undefined ? {} : { clearsAt }),
    transfers: listTransfers(
      { debit: clearing, credit: ofContributor('contributor_pending', contributorId), amount: net },
      { debit: clearing, credit: platformFee, amount: fee },
    ),
  };
}

/** A line whose clearing time is over. */
export interface ClearedLine {
  readonly lineId: string;
  readonly contributorId: string;
  /** What refunds have left of the contributor's share. */
  readonly net: number;
}

/** Frees money for a contributor: what is owed is taken first. */
export function freeMoney(from: AccountKey, contributorId: string, { amount, debt }: { amount: number; debt: number }) {
  const paidBack = Math.min(debt, amount);
  return listTransfers(
    { debit: from, credit: ofContributor('contributor_debt', contributorId), amount: paidBack },
    { debit: from, credit: ofContributor('contributor_available', contributorId), amount: amount - paidBack },
  );
}

/** What the contributor owes is taken first. */
export const toReleaseJournal = ({ lineId, contributorId, net }: ClearedLine, debt: number): Journal => ({
  kind: 'release',
  subject: lineId,
  lineId,
  transfers: freeMoney(ofContributor('contributor_pending', contributorId), contributorId, { amount: net, debt }),
});

/** What is taken back, from where. */
export interface RefundSource {
  readonly provider: string;
  readonly refundId: string;
  /** Whether the share was released to the contributor before. */
  readonly isReleased: boolean;
  /** What the contributor has free; what is missing becomes a debt. */
  readonly available: number;
}

/** Takes back what the sale gave. */
export function toRefundJournal(
  { lineId, contributorId, net, fee }: SoldLine,
  { provider, refundId, isReleased, available }: RefundSource,
): Journal {
  const credit: AccountKey = { kind: 'provider_clearing', provider };
  const taken = Math.min(available, net);
  const shares: Transfer[] = isReleased
    ? [
        { debit: ofContributor('contributor_available', contributorId), credit, amount: taken },
        { debit: ofContributor('contributor_debt', contributorId), credit, amount: net - taken },
      ]
    : [{ debit: ofContributor('contributor_pending', contributorId), credit, amount: net }];
  return {
    kind: 'refund',
    subject: `${refundId} ${lineId}`,
    lineId,
    transfers: listTransfers(...shares, { debit: platformFee, credit, amount: fee }),
  };
}

/** What a provider keeps of a payment: a cost of the site, which contributors don't bear. */
export interface ProviderFee {
  readonly provider: string;
  readonly paymentId: string;
  /** Minor units. */
  readonly fee: number;
}

export const toProviderFeeJournal = ({ provider, paymentId, fee }: ProviderFee): Journal => ({
  kind: 'provider_fee',
  subject: paymentId,
  lineId: null,
  transfers: listTransfers({
    debit: { kind: 'provider_fee', provider },
    credit: { kind: 'provider_clearing', provider },
    amount: fee,
  }),
});
