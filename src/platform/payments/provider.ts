import type { Locale } from '../http/messages.ts';

export const providerNames = ['sandbox', 'sslcommerz', 'bkash', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** `test` moves no real money. */
export type PaymentMode = 'test' | 'live';

/** A payment to request from a customer. */
export interface PaymentRequest {
  /** Our reference: 25 letters and digits, unique per attempt. */
  readonly reference: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** One line for the provider's page. */
  readonly description: string;
  readonly customer: { readonly name: string; readonly email: string | null; readonly phone: string | null };
  readonly locale: Locale;
  /** URL to which the browser returns; the return itself proves nothing. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** URL to which the provider's server sends notices. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
}

export interface BegunPayment {
  /** The provider's id of the attempt. */
  readonly providerReference: string;
  /** URL to redirect the customer to. */
  readonly redirectUrl: string;
}

/** Identifies an attempt at its provider. */
export interface PaymentKey {
  readonly reference: string;
  readonly providerReference: string;
}

/** A payment from a customer, as the provider reports it. */
export interface Movement {
  /** The provider's id of the payment, unique among its payments; refunds use it. */
  readonly transactionId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The reference that the provider stores with the payment. */
  readonly reference: string;
  /** The store or account that received it. */
  readonly merchant: string;
  readonly mode: PaymentMode;
  /** Fee of the provider in minor units; undefined if it isn't reported. */
  readonly fee: number | undefined;
}

/**
 * Status of an attempt according to its provider. `held`: the money was received, but the provider recommends a review.
 */
export type PaymentReport =
  | (Movement & {
      readonly status: 'completed' | 'held';
      /** Further payments for the same attempt. */
      readonly extra: readonly Movement[];
    })
  /** `isApproved`: the customer has approved, and `complete` will move the money. */
  | { readonly status: 'pending'; readonly isApproved: boolean }
  | { readonly status: 'failed' | 'cancelled' | 'expired' };

/** A notice's request with the unchanged body. */
export interface RawNotice {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly now: Date;
}

/** A notice that a provider sends. It triggers a query, and its contents aren't trusted. */
export interface Notice {
  /** Id of the event, identical in every delivery. */
  readonly eventId: string;
  readonly about: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our reference, or else the provider's id of the attempt or transaction. */
  readonly reference: string | undefined;
  readonly providerReference: string | undefined;
  readonly transactionId: string | undefined;
  /** Status that the notice claims, to be compared with the provider's answer. */
  readonly claim: PaymentReport['status'] | undefined;
}

export interface RefundRequest {
  /** Our reference: 25 letters and digits, unique per refund. */
  readonly refundReference: string;
  readonly key: PaymentKey;
  readonly transactionId: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  /** One line, for the provider's records. */
  readonly reason: string;
  /** The provider's ids of earlier refunds of this transaction. */
  readonly knownRefunds: readonly string[];
}

export interface RefundQuery extends RefundRequest {
  /** The provider's id of the refund; undefined if its response was lost. */
  readonly providerRefund: string | undefined;
}

/**
 * Status of a refund. `missing`: the provider has no such refund, so it can be sent again. `unknown`: the provider
 * can't tell, so a person has to check.
 */
export type RefundReport =
  | { readonly status: 'completed' | 'processing'; readonly providerRefund: string }
  | { readonly status: 'failed' | 'missing' | 'unknown' };

/** A refund as the provider lists it. */
export interface ListedRefund {
  /** The provider's id of the refund. */
  readonly providerRefund: string;
  /** Amount in minor units. */
  readonly amount: number;
  readonly status: 'completed' | 'processing' | 'failed';
  /**
   * Our reference of a refund that we requested, another one otherwise; undefined if the provider doesn't store
   * references.
   */
  readonly reference: string | undefined;
}

/**
 * A payment provider. Every call can fail with PaymentProviderError, which tells whether it may have succeeded; none is
 * made in a transaction.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly mode: PaymentMode;
  /** Our store or account at the provider, which a payment must name. */
  readonly merchant: string;
  /** Prepares the next call, so that it is sent as soon as it is recorded. */
  readonly prepare?: () => Promise<void>;
  begin(request: PaymentRequest): Promise<BegunPayment>;
  query(key: PaymentKey): Promise<PaymentReport>;
  /** Moves money that the customer has approved, for providers that require it. Called once at a time. */
  readonly complete?: (key: PaymentKey) => Promise<PaymentReport>;
  /** Closes an attempt that the customer abandoned, if the provider supports it. */
  readonly cancel?: (key: PaymentKey) => Promise<PaymentReport>;
  /**
   * Verifies and parses a notice; undefined for a provider without notices.
   * @throws NoticeError for a notice that isn't from the provider
   */
  readonly readNotice?: (raw: RawNotice) => Promise<Notice>;
  refund(request: RefundRequest): Promise<RefundReport>;
  queryRefund(query: RefundQuery): Promise<RefundReport>;
  /** All refunds of a payment, including those made elsewhere. Undefined for a provider that can't list them. */
  readonly listRefunds?: (
    of: Pick<RefundRequest, 'key' | 'transactionId' | 'currency'>,
  ) => Promise<readonly ListedRefund[]>;
}

/** Enabled providers by name. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>;
