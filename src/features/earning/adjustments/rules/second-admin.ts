/**
 * The amount from which on another owner has to confirm, in minor units, at least 1: what one owner alone has settled lately counts,
 * so that many small adjustments don't go round the limit. Null where none is set.
 */
export const countSecondAdminFrom = (limit: number | null, settledAlone: number): number | null =>
  limit === null ? null : Math.max(1, limit - settledAlone);

export const needsSecondAdmin = (amount: number, from: number | null): boolean => from !== null && amount >= from;
