export const contributorKinds = [
  'contributor_pending',
  'contributor_available',
  'contributor_reserved',
  'contributor_debt',
] as const;
export const providerKinds = ['provider_clearing', 'provider_fee'] as const;
export const siteKinds = ['bank', 'write_off', 'platform_fee', 'transfer_fee', 'surplus_payable'] as const;

export type ContributorKind = (typeof contributorKinds)[number];

/** Names an account; the currency comes with the journal. */
export type AccountKey =
  | { readonly kind: ContributorKind; readonly contributorId: string }
  | { readonly kind: (typeof providerKinds)[number]; readonly provider: string }
  | { readonly kind: (typeof siteKinds)[number] };

/** Debits one account and credits another. Minor units, more than nothing. */
export interface Transfer {
  readonly debit: AccountKey;
  readonly credit: AccountKey;
  readonly amount: number;
}

/** What owners do with what ordinary ways can't settle. */
export type AdjustmentKind = 'debt_write_off' | 'debt_payment' | 'payout' | 'late_forfeit';

/** How a withdraw request ended in the books. */
export type WithdrawOutcome = 'paid' | 'rejected' | 'failed' | 'cancelled';

/** One fact about money. The database takes each kind of fact about a subject once. */
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
  /** The order line whose money this is; null for what is about none. */
  readonly lineId: string | null;
  /** Outcome of a resolved withdrawal. */
  readonly outcome?: WithdrawOutcome;
  /** For a sale: when the contributor's share may be released. */
  readonly clearsAt?: Date;
  readonly transfers: readonly Transfer[];
}

/** Equal accounts have equal names. */
export const toAccountName = (key: AccountKey): string =>
  [key.kind, 'contributorId' in key ? key.contributorId : '', 'provider' in key ? key.provider : ''].join(' ');
