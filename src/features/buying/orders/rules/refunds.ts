export interface RefundableLine {
  readonly id: string;
  readonly price: number;
  readonly isRefunded: boolean;
  readonly isDownloaded: boolean;
}

export interface RefundTerms {
  readonly paidAt: Date;
  readonly askedAt: Date;
  /** Days after the payment in which an order can be refunded without an owner's override. */
  readonly days: number;
  readonly isOverridden: boolean;
}

export type RefundRefusal = 'too_late' | 'refunded' | 'downloaded' | 'no_line';

/**
 * Why these lines of a paid order can't be given back; undefined where they can. `isOverridden`: time and downloads don't
 * stand against it.
 */
export function findRefundRefusal(
  lines: readonly RefundableLine[],
  wanted: readonly string[],
  { paidAt, askedAt, days, isOverridden }: RefundTerms,
): RefundRefusal | undefined {
  const chosen = lines.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0 || chosen.length !== new Set(wanted).size) return 'no_line';
  if (chosen.some(({ isRefunded }) => isRefunded)) return 'refunded';
  if (isOverridden) return undefined;
  if (askedAt > toRefundEnd(paidAt, days)) return 'too_late';
  return chosen.some(({ isDownloaded }) => isDownloaded) ? 'downloaded' : undefined;
}

/** Until when an order can be refunded as a matter of course. */
export const toRefundEnd = (paidAt: Date, days: number): Date => new Date(paidAt.getTime() + days * 86_400_000);
