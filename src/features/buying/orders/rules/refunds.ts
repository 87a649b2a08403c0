export interface RefundableLine {
  readonly id: string;
  readonly price: number;
  readonly isRefunded: boolean;
  readonly isDownloaded: boolean;
  /** Whether the line was upgraded; the upgrade has to be refunded first. */
  readonly isUpgraded: boolean;
}

export interface RefundTerms {
  readonly paidAt: Date;
  readonly askedAt: Date;
  /** Days after the payment in which a refund needs no owner's override. */
  readonly days: number;
  readonly isOverridden: boolean;
}

export type RefundRefusal = 'too_late' | 'refunded' | 'upgraded' | 'downloaded' | 'no_line';

/**
 * Reason why these lines of a paid order can't be refunded; undefined if they can. `isOverridden`: ignores the window
 * and downloads.
 */
export function findRefundRefusal(
  lines: readonly RefundableLine[],
  wanted: readonly string[],
  { paidAt, askedAt, days, isOverridden }: RefundTerms,
): RefundRefusal | undefined {
  const chosen = lines.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0 || chosen.length !== new Set(wanted).size) return 'no_line';
  if (chosen.some(({ isRefunded }) => isRefunded)) return 'refunded';
  if (chosen.some(({ isUpgraded }) => isUpgraded)) return 'upgraded';
  if (isOverridden) return undefined;
  if (askedAt > toRefundEnd(paidAt, days)) return 'too_late';
  return chosen.some(({ isDownloaded }) => isDownloaded) ? 'downloaded' : undefined;
}

/** End of the window in which a refund needs no override. */
export const toRefundEnd = (paidAt: Date, days: number): Date => new Date(paidAt.getTime() + days * 86_400_000);
