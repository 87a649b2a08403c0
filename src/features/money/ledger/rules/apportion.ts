/**
 * Parts of an amount in proportion to the weights, by largest remainder: each is rounded down, and what is left goes one by
 * one to those who lost the most by that, of equal ones to the first. They add up to the amount, and none is greater than its
 * weight where the amount is not greater than all of them. Any safe integers.
 * @throws RangeError for an amount that nobody has a part in, or less than nothing
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (amount < 0 || weights.some((weight) => weight < 0)) throw new RangeError('Parts are of no less than nothing.');
  if (whole === 0n) {
    if (amount > 0) throw new RangeError(`Nobody has a part in ${amount}.`);
    return weights.map(() => 0);
  }
  const parts = weights.map((weight, place) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { place, floor: Number(exact / whole), lost: exact % whole };
  });
  const left = amount - parts.reduce((sum, { floor }) => sum + floor, 0);
  // Those who lost as much stay in their order.
  const lucky = parts.toSorted((a, b) => Number(b.lost - a.lost));
  const raised = new Set(lucky.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, floor }) => floor + (raised.has(place) ? 1 : 0));
}
