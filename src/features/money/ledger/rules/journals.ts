import type { AccountKey, ContributorKind, Journal, Transfer } from './accounts.ts';
import { apportion } from './apportion.ts';
import type { Shares } from './shares.ts';

/** A part of what contributors get of a line. */
export interface AgreedPart {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** A line of an order, with what the parties get of it. */
export interface SoldLine extends Shares {
  readonly lineId: string;
  /** Who gets the contributors' share where nothing else was agreed. */
  readonly contributorId: string;
  /** Who get it together, where they have agreed so; of a poisha that can't be divided the first is before the others. */
  readonly agreed?: readonly AgreedPart[];
}

/** What one contributor has of a line. Minor units. */
export interface LinePart {
  readonly contributorId: string;
  readonly amount: number;
}

/** What each contributor gets of a line. */
function listParts({ contributorId, net, agreed }: SoldLine): LinePart[] {
  if (agreed === undefined) return [{ contributorId, amount: net }];
  const amounts = apportion(
    net,
    agreed.map(({ basisPoints }) => basisPoints),
  );
  return agreed.map((part, index) => ({ contributorId: part.contributorId, amount: amounts[index] ?? 0 }));
}

/** What each gets of several parts; who gets nothing is missing. */
export function sumParts(parts: readonly LinePart[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { contributorId, amount } of parts)
    if (amount > 0) sums.set(contributorId, (sums.get(contributorId) ?? 0) + amount);
  return sums;
}

/** What each contributor gets of lines that are sold together. */
export const sumEarned = (lines: readonly SoldLine[]): Map<string, number> => sumParts(lines.flatMap(listParts));

const platformFee: AccountKey = { kind: 'platform_fee' };
export const ofContributor = (kind: ContributorKind, contributorId: string): AccountKey => ({ kind, contributorId });
/** Nothing is no transfer. */
export const listTransfers = (...transfers: Transfer[]): Transfer[] => transfers.filter(({ amount }) => amount > 0);

/** Money that a provider has for the site: a part of it is the contributors' once it has cleared. */
export function toSaleJournal(
  { provider, clearsAt }: { readonly provider: string; readonly clearsAt?: Date },
  line: SoldLine,
): Journal {
  const { lineId, fee } = line;
  const clearing: AccountKey = { kind: 'provider_clearing', provider };
  return {
    kind: 'sale',
    subject: lineId,
    lineId,
    ...(clearsAt === undefined ? {} : { clearsAt }),
    transfers: listTransfers(
      ...listParts(line).map(({ contributorId, amount }) => ({
        debit: clearing,
        credit: ofContributor('contributor_pending', contributorId),
        amount,
      })),
      { debit: clearing, credit: platformFee, amount: fee },
    ),
  };
}

/** Frees money for a contributor: what is owed is taken first. */
export function freeMoney(from: AccountKey, contributorId: string, { amount, debt }: { amount: number; debt: number }) {
  const paidBack = Math.min(debt, amount);
  return listTransfers(
    { debit: from, credit: ofContributor('contributor_debt', contributorId), amount: paidBack },
    { debit: from, credit: ofContributor('contributor_available', contributorId), amount: amount - paidBack },
  );
}

/** What refunds have left of a contributor's part, and what the contributor owes. Minor units. */
export interface ClearedPart extends LinePart {
  readonly debt: number;
}

/** What each contributor owes is taken first. */
export const toReleaseJournal = (lineId: string, parts: readonly ClearedPart[]): Journal => ({
  kind: 'release',
  subject: lineId,
  lineId,
  transfers: parts.flatMap(({ contributorId, amount, debt }) =>
    freeMoney(ofContributor('contributor_pending', contributorId), contributorId, { amount, debt }),
  ),
});

/** What one contributor gives back of a line. Minor units. */
export interface ReturnedPart extends LinePart {
  /** Whether it was released to the contributor before. */
  readonly isReleased: boolean;
  /** What the contributor has free; what is missing becomes a debt. */
  readonly available: number;
}

/** What is taken back: the site's fee, and from each contributor. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly fee: number;
  readonly parts: readonly ReturnedPart[];
}

interface RefundJournalOptions {
  readonly provider: string;
  readonly refundId: string;
  /** The site's bank or wallet has paid the buyer, not the provider. */
  readonly isByTransfer: boolean;
}

/** Takes back what the sale gave. */
export function toRefundJournal(
  { lineId, fee, parts }: ReturnedLine,
  { provider, refundId, isByTransfer }: RefundJournalOptions,
): Journal {
  const credit: AccountKey = isByTransfer ? { kind: 'bank' } : { kind: 'provider_clearing', provider };
  const transfers = parts.flatMap(({ contributorId, amount, isReleased, available }): Transfer[] => {
    if (!isReleased) return [{ debit: ofContributor('contributor_pending', contributorId), credit, amount }];
    const taken = Math.min(available, amount);
    return [
      { debit: ofContributor('contributor_available', contributorId), credit, amount: taken },
      { debit: ofContributor('contributor_debt', contributorId), credit, amount: amount - taken },
    ];
  });
  return {
    kind: 'refund',
    subject: `${refundId} ${lineId}`,
    lineId,
    transfers: listTransfers(...transfers, { debit: platformFee, credit, amount: fee }),
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
