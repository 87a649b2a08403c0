/**
 * A call of a payment provider that failed. `refused`: it answered no, and nothing has happened. `in_doubt`: no answer, or
 * none that can be read; something may have happened, so ask before doing it again.
 */
export class PaymentProviderError extends Error {
  readonly kind: 'refused' | 'in_doubt';

  constructor(kind: 'refused' | 'in_doubt', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PaymentProviderError';
    this.kind = kind;
  }
}

/** A notice that isn't the provider's. `reference`: the attempt that it claims to be about, where it can be read. */
export class NoticeError extends Error {
  readonly reference: string | undefined;

  constructor(message: string, reference?: string) {
    super(message);
    this.name = 'NoticeError';
    this.reference = reference;
  }
}
