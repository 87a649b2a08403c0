/** So long after it was paid an order can be refunded without an owner's overriding word. */
const REFUND_DAYS = 7;

export interface RefundableLine {
  readonly id: string;
  readonly price: number;
  readonly isRefunded: boolean;
  readonly isDownloaded: boolean;
}

export type RefundRefusal = 'tooLate' | 'refunded' | 'downloaded' | 'noLine';

/**
 * Why these lines of a paid order can't be given back; undefined where they can. `isOverridden`: time and downloads don't
 * stand against it.
 */
export function findRefundRefusal(
  lines: readonly RefundableLine[],
  wanted: readonly string[],
  { paidAt, now, isOverridden }: { readonly paidAt: Date; readonly now: Date; readonly isOverridden: boolean },
): RefundRefusal | undefined {
  const chosen = lines.filter(({ id }) => wanted.includes(id));
  if (chosen.length === 0 || chosen.length !== new Set(wanted).size) return 'noLine';
  if (chosen.some(({ isRefunded }) => isRefunded)) return 'refunded';
  if (isOverridden) return undefined;
  if (now.getTime() - paidAt.getTime() > REFUND_DAYS * 86_400_000) return 'tooLate';
  return chosen.some(({ isDownloaded }) => isDownloaded) ? 'downloaded' : undefined;
}
