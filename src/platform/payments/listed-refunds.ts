import type { ListedRefund } from './provider.ts';

/** What a refund of ours is known by, and whether a try of it may have been done without our learning its name. */
export interface OwnRefund {
  /** The provider has refused it, as far as we know; an owner may have refunded it in another way. */
  readonly isRefused: boolean;
  readonly reference: string;
  readonly providerRefund: string | null;
  readonly isLost: boolean;
}

/** Where a provider keeps no names of ours, what has no name here may be a try of ours whose answer was lost. */
export function isElsewhere({ providerRefund, status, reference }: ListedRefund, own: readonly OwnRefund[]): boolean {
  if (status === 'failed' || own.some((each) => each.providerRefund === providerRefund)) return false;
  return reference === undefined
    ? !own.some(({ isLost }) => isLost)
    : !own.some((each) => each.reference === reference);
}

/** A refund that was refused before, as far as we know. */
export const isLate = ({ providerRefund, status, reference }: ListedRefund, own: OwnRefund): boolean =>
  own.isRefused &&
  status === 'completed' &&
  (own.providerRefund === providerRefund || (reference !== undefined && own.reference === reference));
