/**
 * Divides an amount in proportion to the weights, by the largest-remainder method: each part is rounded down, then the
 * remaining units go one by one to the parts that lost most by rounding, the first of equal ones first. The parts add
 * up to the amount, and none exceeds its weight unless the amount exceeds the sum of the weights. Exact for all safe
 * integers.
 * @throws RangeError for a negative amount, or a positive one without any weight
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
  // The sort is stable, so parts with equal remainders keep their order.
  const lucky = parts.toSorted((a, b) => Number(b.lost - a.lost));
  const raised = new Set(lucky.slice(0, left).map(({ place }) => place));
  return parts.map(({ place, floor }) => floor + (raised.has(place) ? 1 : 0));
}
