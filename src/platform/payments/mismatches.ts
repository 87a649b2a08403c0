/** Facts by which payments are compared. */
interface Facts {
  /** Amount in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly merchant: string;
  readonly mode: 'test' | 'live';
}

export interface Mismatch {
  readonly kind: 'amount' | 'currency' | 'order' | 'store' | 'mode';
  readonly expected: string;
  readonly actual: string;
}

/** Differences between the requested and the actual payment; with any difference the money pays nothing. */
export function findMismatches(expected: Facts, actual: Facts): Mismatch[] {
  const pairs: readonly [Mismatch['kind'], string | number, string | number][] = [
    ['amount', expected.amount, actual.amount],
    ['currency', expected.currency, actual.currency],
    ['order', expected.reference, actual.reference],
    ['store', expected.merchant, actual.merchant],
    ['mode', expected.mode, actual.mode],
  ];
  return pairs
    .filter(([, wanted, given]) => wanted !== given)
    .map(([kind, wanted, given]) => ({ kind, expected: String(wanted), actual: String(given).slice(0, 300) }));
}
