import {
  faultReasons,
  type RequestReason,
  type RequestStatus,
  type RequestTerms,
  toFaultDays,
} from '../contract/refunds.ts';
import { toRefundEnd } from './refunds.ts';

export interface RequestWindow {
  readonly paidAt: Date;
  readonly now: Date;
  /** Number of days in which no reason is needed. */
  readonly days: number;
}

export interface RequestableLine {
  readonly id: string;
  /** Price in minor units. */
  readonly price: number;
  readonly isRefunded: boolean;
  readonly isDownloaded: boolean;
  /** Status of the latest request for the line. */
  readonly lastRequest: RequestStatus | undefined;
}

export type RequestRefusal = 'no_line' | 'refunded' | 'free' | 'requested' | 'declined' | 'over' | 'fault_needed';

/** End of the window in which a refund can be requested for a fault. */
export const toFaultEnd = (paidAt: Date, days: number): Date => toRefundEnd(paidAt, toFaultDays(days));

function findTerms({ isDownloaded }: RequestableLine, { paidAt, now, days }: RequestWindow): RequestTerms {
  if (now > toFaultEnd(paidAt, days)) return 'over';
  return isDownloaded || now > toRefundEnd(paidAt, days) ? 'fault' : 'any_reason';
}

function findLineRefusal({ isRefunded, price, lastRequest }: RequestableLine): RequestRefusal | undefined {
  if (isRefunded) return 'refunded';
  if (price === 0) return 'free';
  if (lastRequest === 'open') return 'requested';
  return lastRequest === 'declined' ? 'declined' : undefined;
}

/** Conditions for a refund request of a paid line; null if nothing can be requested. */
export const toRequestTerms = (line: RequestableLine, window: RequestWindow): RequestTerms | null =>
  findLineRefusal(line) === undefined ? findTerms(line, window) : null;

const isFault = (reason: RequestReason | null): boolean => faultReasons.some((fault) => fault === reason);

/** Reason why a refund of these lines can't be requested; undefined if it can. */
export function findRequestRefusal(
  lines: readonly RequestableLine[],
  { lineIds, reason }: { readonly lineIds: readonly string[]; readonly reason: RequestReason | null },
  window: RequestWindow,
): RequestRefusal | undefined {
  const chosen = lines.filter(({ id }) => lineIds.includes(id));
  if (chosen.length === 0 || chosen.length !== new Set(lineIds).size) return 'no_line';
  const refused = chosen.map(findLineRefusal).find((each) => each !== undefined);
  if (refused !== undefined) return refused;
  const terms = chosen.map((line) => findTerms(line, window));
  if (terms.includes('over')) return 'over';
  return terms.includes('fault') && !isFault(reason) ? 'fault_needed' : undefined;
}
