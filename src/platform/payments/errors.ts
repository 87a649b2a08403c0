/**
 * A failed call of a payment provider. `refused`: the provider refused it, and nothing has happened. `in_doubt`: the
 * response is missing or unreadable, so the call may have succeeded; query before a retry.
 */
export class PaymentProviderError extends Error {
  readonly kind: 'refused' | 'in_doubt';

  constructor(kind: 'refused' | 'in_doubt', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.kind = kind;
  }
}

/** A notice that isn't from the provider. `reference`: the attempt that it names, if it is readable. */
export class NoticeError extends Error {
  readonly reference: string | undefined;

  constructor(message: string, reference?: string) {
    super(message);
    this.name = 'NoticeError';
    this.reference = reference;
  }
}
