import type { ListedRefund } from './provider.ts';

/** The ids of one of our refunds, and whether an attempt may have succeeded without our receiving its id. */
export interface OwnRefund {
  /** Whether the provider refused the refund according to our records; an owner may have refunded it in another way. */
  readonly isRefused: boolean;
  readonly reference: string;
  readonly providerRefund: string | null;
  readonly isLost: boolean;
}

/**
 * Whether a listed refund was made outside the site. If the provider doesn't store our references, an unknown one may
 * be our attempt whose response was lost.
 */
export function isElsewhere({ providerRefund, status, reference }: ListedRefund, own: readonly OwnRefund[]): boolean {
  if (status === 'failed' || own.some((each) => each.providerRefund === providerRefund)) return false;
  return reference === undefined
    ? !own.some(({ isLost }) => isLost)
    : !own.some((each) => each.reference === reference);
}

/** Whether a listed refund is one that was refused before, according to our records. */
export const isLate = ({ providerRefund, status, reference }: ListedRefund, own: OwnRefund): boolean =>
  own.isRefused &&
  status === 'completed' &&
  (own.providerRefund === providerRefund || (reference !== undefined && own.reference === reference));
