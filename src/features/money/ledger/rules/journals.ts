import type { AccountKey, ContributorKind, Journal, Transfer } from './accounts.ts';
import { apportion } from './apportion.ts';
import type { Shares } from './shares.ts';

/** A contributor's agreed part of the earnings of a line. */
export interface AgreedPart {
  readonly contributorId: string;
  readonly basisPoints: number;
}

/** An order line with the shares of the site and of the contributors. */
export interface SoldLine extends Shares {
  readonly lineId: string;
  /** Contributor who gets the whole share unless an agreement splits it. */
  readonly contributorId: string;
  /**
   * Parts of the agreement that splits the share; if an amount can't be divided exactly, earlier parts get the
   * remaining minor units.
   */
  readonly agreed?: readonly AgreedPart[];
  /** Who gets a part of the site's fee, because the buyer followed their link. `fee` is what the site keeps. */
  readonly affiliate?: LinePart;
}

/** One contributor's part of a line, in minor units. */
export interface LinePart {
  readonly contributorId: string;
  readonly amount: number;
}

/** Each contributor's part of a line. */
function listParts({ contributorId, net, agreed }: SoldLine): LinePart[] {
  if (agreed === undefined) return [{ contributorId, amount: net }];
  const amounts = apportion(
    net,
    agreed.map(({ basisPoints }) => basisPoints),
  );
  return agreed.map((part, index) => ({ contributorId: part.contributorId, amount: amounts[index] ?? 0 }));
}

/** Sums parts by contributor, without contributors who get nothing. */
export function sumParts(parts: readonly LinePart[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { contributorId, amount } of parts)
    if (amount > 0) sums.set(contributorId, (sums.get(contributorId) ?? 0) + amount);
  return sums;
}

/** Sum that each contributor earns from lines that are sold together. */
export const sumEarned = (lines: readonly SoldLine[]): Map<string, number> => sumParts(lines.flatMap(listParts));

const platformFee: AccountKey = { kind: 'platform_fee' };
const vatPayable: AccountKey = { kind: 'vat_payable' };
export const ofContributor = (kind: ContributorKind, contributorId: string): AccountKey => ({ kind, contributorId });
/** Leaves out transfers without an amount. */
export const listTransfers = (...transfers: Transfer[]): Transfer[] => transfers.filter(({ amount }) => amount > 0);

/**
 * Journal of a sale: the provider holds the money, which is split between the site's fee, VAT and the pending balances
 * of the contributors and the affiliate.
 */
export function toSaleJournal(
  { provider, clearsAt }: { readonly provider: string; readonly clearsAt?: Date },
  line: SoldLine,
): Journal {
  const { lineId, fee, vat = 0, affiliate } = line;
  const clearing: AccountKey = { kind: 'provider_clearing', provider };
  return {
    kind: 'sale',
    subject: lineId,
    lineId,
    ...(clearsAt === undefined ? {} : { clearsAt }),
    transfers: listTransfers(
      ...[...listParts(line), ...(affiliate === undefined ? [] : [affiliate])].map(({ contributorId, amount }) => ({
        debit: clearing,
        credit: ofContributor('contributor_pending', contributorId),
        amount,
      })),
      { debit: clearing, credit: platformFee, amount: fee },
      { debit: clearing, credit: vatPayable, amount: vat },
    ),
  };
}

/** Transfers that make money available to a contributor; they pay the contributor's debt first. */
export function freeMoney(from: AccountKey, contributorId: string, { amount, debt }: { amount: number; debt: number }) {
  const paidBack = Math.min(debt, amount);
  return listTransfers(
    { debit: from, credit: ofContributor('contributor_debt', contributorId), amount: paidBack },
    { debit: from, credit: ofContributor('contributor_available', contributorId), amount: amount - paidBack },
  );
}

/** A contributor's part of a line after refunds, and the contributor's debt, in minor units. */
export interface ClearedPart extends LinePart {
  readonly debt: number;
}

/** Journal that releases cleared earnings; they pay each contributor's debt first. */
export const toReleaseJournal = (lineId: string, parts: readonly ClearedPart[]): Journal => ({
  kind: 'release',
  subject: lineId,
  lineId,
  transfers: parts.flatMap(({ contributorId, amount, debt }) =>
    freeMoney(ofContributor('contributor_pending', contributorId), contributorId, { amount, debt }),
  ),
});

/** A contributor's part of a refund, in minor units. */
export interface ReturnedPart extends LinePart {
  /** Whether the part had been released to the contributor. */
  readonly isReleased: boolean;
  /** Balance available to the contributor; a part beyond it becomes a debt. */
  readonly available: number;
}

/** A refunded line: the site's fee, VAT and the contributors' parts to take back. */
export interface ReturnedLine {
  readonly lineId: string;
  readonly fee: number;
  readonly vat?: number;
  readonly parts: readonly ReturnedPart[];
}

interface RefundJournalOptions {
  readonly provider: string;
  readonly refundId: string;
  /** Whether the site paid the buyer by bank or wallet transfer instead of the provider. */
  readonly isByTransfer: boolean;
}

/** Journal that reverses the refunded part of a sale. */
export function toRefundJournal(
  { lineId, fee, vat = 0, parts }: ReturnedLine,
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
    transfers: listTransfers(
      ...transfers,
      { debit: platformFee, credit, amount: fee },
      { debit: vatPayable, credit, amount: vat },
    ),
  };
}

/** The fee that a provider charges for a payment; the site bears it, not the contributors. */
export interface ProviderFee {
  readonly provider: string;
  readonly paymentId: string;
  /** Fee in minor units. */
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
