import type { TransactionContext } from '../../../../platform/context.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { mailOwners } from '../../../people/admins/service/mail-owners.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { type LimitNews, writeLimitLetter } from '../rules.ts';
import type { MoneySettingRow } from '../store.ts';

/**
 * E-mails the other owners about a planned limit, because a higher limit lets one owner alone approve larger
 * withdrawals.
 */
export async function tellOwners(ctx: TransactionContext, news: LimitNews, row: MoneySettingRow): Promise<void> {
  const { id } = adminActor(ctx);
  const name = (await findAdminNames(ctx, [id])).get(id)?.name ?? '';
  const { config, origin } = ctx.platform;
  const letter = writeLimitLetter(
    news,
    { before: row.second_approver_from, after: row.planned_approver_from },
    { name, effectiveAt: row.planned_for ?? ctx.now, currency: config.ARBOR_CURRENCY, origin },
  );
  await mailOwners(ctx, letter, { exceptId: id });
}
