/**
 * Amount from which another owner has to confirm, in minor units, at least 1. Recent adjustments by one owner alone are
 * subtracted from the limit, so that many small adjustments can't bypass it. Null if no limit is set.
 */
export const countSecondAdminFrom = (limit: number | null, settledAlone: number): number | null =>
  limit === null ? null : Math.max(1, limit - settledAlone);

export const needsSecondAdmin = (amount: number, from: number | null): boolean => from !== null && amount >= from;
