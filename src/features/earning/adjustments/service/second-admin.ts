import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { readMoneySettings } from '../../../money/payment-settings/service/read.ts';
import { countSecondAdminFrom } from '../rules/second-admin.ts';
import { sumSettledAlone } from '../store/adjustments.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** The amount from which another owner has to confirm an adjustment of this contributor; null if no limit is set. */
export async function findSecondAdminFrom(
  { platform, now }: Context,
  db: Database,
  contributorId: string,
): Promise<number | null> {
  const { secondApproverFrom } = await readMoneySettings(db, platform.config);
  if (secondApproverFrom === null) return null;
  const { ARBOR_CURRENCY: currency } = platform.config;
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  return countSecondAdminFrom(secondApproverFrom, await sumSettledAlone(db, { contributorId, currency, since }));
}
