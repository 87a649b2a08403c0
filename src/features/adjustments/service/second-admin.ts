import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import { readMoneySettings } from '../../payment-settings/service/read.ts';
import { sumSettledAlone } from '../store/adjustments.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The amount from which on another owner has to confirm an adjustment of this contributor, in minor units, at least 1: what one owner
 * alone has settled in the last 30 days counts, so that many small ones don't go round the limit. Null where none is set.
 */
export async function findSecondAdminFrom(
  { platform, now }: Context,
  db: Database,
  contributorId: string,
): Promise<number | null> {
  const { secondApproverFrom } = await readMoneySettings(db, platform.config);
  if (secondApproverFrom === null) return null;
  const { ARBOR_CURRENCY: currency } = platform.config;
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  return Math.max(1, secondApproverFrom - (await sumSettledAlone(db, { contributorId, currency, since })));
}
