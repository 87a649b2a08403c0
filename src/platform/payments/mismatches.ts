/** What money that moved is compared by. */
interface Facts {
  /** Minor units. */
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

/** What of a movement of money isn't what was asked for. With anything here it pays nothing. */
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
