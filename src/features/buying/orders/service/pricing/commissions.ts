import type { Context } from '../../../../../platform/context.ts';
import { type CommissionRow, sumCommissions as readCommissions } from '../../store/affiliates.ts';

export { hasReferred, isOwnSale } from '../../store/affiliates.ts';

/** What a contributor earns as an affiliate; amounts are in minor units. */
export const sumCommissions = ({ db }: Context, contributorId: string): Promise<CommissionRow> =>
  readCommissions(db, contributorId);
