import type { Locale } from '../http/messages.ts';

export const providerNames = ['sandbox', 'sslcommerz', 'bkash', 'stripe'] as const;
export type ProviderName = (typeof providerNames)[number];

/** `test`: no real money moves. */
export type PaymentMode = 'test' | 'live';

/** What a customer is to pay. */
export interface PaymentRequest {
  /** Ours: 25 letters and digits, unique for each attempt. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** One line for the provider's page. */
  readonly description: string;
  readonly customer: { readonly name: string; readonly email: string | null; readonly phone: string | null };
  readonly locale: Locale;
  /** Where the browser comes back to; that it does proves nothing. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Where the provider's server tells us. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
}

export interface BegunPayment {
  /** The provider's name for the attempt. */
  readonly providerReference: string;
  /** Where to send the customer. */
  readonly redirectUrl: string;
}

/** What names one attempt at its provider. */
export interface PaymentKey {
  readonly reference: string;
  readonly providerReference: string;
}

/** Money that went from a customer to us, as the provider tells it. */
export interface Movement {
  /** The provider's, unique among its payments; refunds name it. */
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** The reference that the provider keeps with it. */
  readonly reference: string;
  /** The store or account that got it. */
  readonly merchant: string;
  readonly mode: PaymentMode;
  /** Minor units that the provider keeps, where it says so. */
  readonly fee: number | undefined;
}

/** The truth about one attempt. `held`: the money is there, and the provider advises to look at it first. */
export type PaymentReport =
  | (Movement & {
      readonly status: 'completed' | 'held';
      /** Paid more than once for the same attempt. */
      readonly extra: readonly Movement[];
    })
  /** `isApproved`: the customer has agreed, and `complete` will move the money. */
  | { readonly status: 'pending'; readonly isApproved: boolean }
  | { readonly status: 'failed' | 'cancelled' | 'expired' };

/** A request as it came, with every byte of its body. */
export interface RawNotice {
  readonly body: Buffer;
  readonly headers: Headers;
  readonly now: Date;
}

/** What a provider tells on its own. It is a reason to ask, never an answer. */
export interface Notice {
  /** Identical for every delivery of an event. */
  readonly eventId: string;
  readonly about: 'payment' | 'refund' | 'dispute' | 'other';
  /** Our reference, or else the provider's name for the attempt or the transaction. */
  readonly reference: string | undefined;
  readonly providerReference: string | undefined;
  readonly transactionId: string | undefined;
  /** What it says happened, to be compared with what the provider answers. */
  readonly claim: PaymentReport['status'] | undefined;
}

export interface RefundRequest {
  /** Ours: 25 letters and digits, unique for each refund. */
  readonly refundReference: string;
  readonly key: PaymentKey;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** One line, for the provider's records. */
  readonly reason: string;
  /** The provider's names for earlier refunds of this transaction. */
  readonly knownRefunds: readonly string[];
}

export interface RefundQuery extends RefundRequest {
  /** The provider's name for the refund; undefined where its answer was lost. */
  readonly providerRefund: string | undefined;
}

/**
 * `missing`: the provider has none, so that it can be asked for again. `unknown`: the provider can't say; a person has to
 * look.
 */
export type RefundReport =
  | { readonly status: 'completed' | 'processing'; readonly providerRefund: string }
  | { readonly status: 'failed' | 'missing' | 'unknown' };

/** Money that went back, as the provider lists it. */
export interface ListedRefund {
  /** The provider's name for it. */
  readonly providerRefund: string;
  /** Minor units. */
  readonly amount: number;
  readonly status: 'completed' | 'processing' | 'failed';
  /** Ours where we asked for it, anything else where we didn't; undefined where the provider keeps no names of ours. */
  readonly reference: string | undefined;
}

/**
 * Takes payments. Every call can fail with PaymentProviderError, which says whether something may have happened; none is
 * made in a transaction.
 */
export interface PaymentProvider {
  readonly name: ProviderName;
  readonly mode: PaymentMode;
  /** Our store or account there: what a movement must name. */
  readonly merchant: string;
  /** Gets ready for the next call, so that nothing keeps it waiting once it is written down. */
  readonly prepare?: () => Promise<void>;
  begin(request: PaymentRequest): Promise<BegunPayment>;
  query(key: PaymentKey): Promise<PaymentReport>;
  /** Moves money that the customer has agreed to, where the provider leaves that to us. Asked for once at a time. */
  readonly complete?: (key: PaymentKey) => Promise<PaymentReport>;
  /** Closes an attempt that the customer gave up, where the provider can. */
  readonly cancel?: (key: PaymentKey) => Promise<PaymentReport>;
  /**
   * Undefined for a provider that sends none.
   * @throws NoticeError for what isn't the provider's
   */
  readonly readNotice?: (raw: RawNotice) => Promise<Notice>;
  refund(request: RefundRequest): Promise<RefundReport>;
  queryRefund(query: RefundQuery): Promise<RefundReport>;
  /** All refunds of a payment, including those made elsewhere. Undefined for a provider that can't list them. */
  readonly listRefunds?: (
    of: Pick<RefundRequest, 'key' | 'transactionId' | 'currency'>,
  ) => Promise<readonly ListedRefund[]>;
}

/** All that are on, by name. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>;
