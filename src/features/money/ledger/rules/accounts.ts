export const contributorKinds = [
  'contributor_pending',
  'contributor_available',
  'contributor_reserved',
  'contributor_debt',
] as const;
export const providerKinds = ['provider_clearing', 'provider_fee'] as const;
export const siteKinds = [
  'bank',
  'write_off',
  'platform_fee',
  'transfer_fee',
  'surplus_payable',
  'vat_payable',
] as const;

export type ContributorKind = (typeof contributorKinds)[number];

/** Identifies a ledger account; the journal adds the currency. */
export type AccountKey =
  | { readonly kind: ContributorKind; readonly contributorId: string }
  | { readonly kind: (typeof providerKinds)[number]; readonly provider: string }
  | { readonly kind: (typeof siteKinds)[number] };

/** Debits one account and credits another by a positive amount in minor units. */
export interface Transfer {
  readonly debit: AccountKey;
  readonly credit: AccountKey;
  readonly amount: number;
}

/** Kinds of manual adjustments, by which owners settle money that no regular process settles. */
export type AdjustmentKind = 'debt_write_off' | 'debt_payment' | 'payout' | 'late_forfeit';

/** Outcome of a withdrawal. */
export type WithdrawOutcome = 'paid' | 'rejected' | 'failed' | 'cancelled';

/** A journal of the ledger. The database accepts only one journal of each kind per subject. */
export interface Journal {
  readonly kind:
    | 'sale'
    | 'release'
    | 'refund'
    | 'provider_fee'
    | 'withdraw_reserve'
    | 'withdraw_resolve'
    | 'withdraw_return'
    | 'withdraw_reverse'
    | 'forfeit'
    | 'surplus'
    | 'surplus_return'
    | AdjustmentKind;
  readonly subject: string;
  /** The order line that the money belongs to; null if there is none. */
  readonly lineId: string | null;
  /** Outcome of a resolved withdrawal. */
  readonly outcome?: WithdrawOutcome;
  /** For a sale: when the contributor's share may be released. */
  readonly clearsAt?: Date;
  readonly transfers: readonly Transfer[];
}

/** Name of an account, the same for equal keys. */
export const toAccountName = (key: AccountKey): string =>
  [key.kind, 'contributorId' in key ? key.contributorId : '', 'provider' in key ? key.provider : ''].join(' ');
