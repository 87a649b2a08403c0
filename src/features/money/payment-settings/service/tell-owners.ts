import type { TransactionContext } from '../../../../platform/context.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { mailOwners } from '../../../people/admins/service/mail-owners.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { type LimitChange, writeLoosenedLetter } from '../rules.ts';

/** Writes to the other owners that fewer withdrawals need two of them: the one who does it could send money alone. */
export async function tellLoosened(ctx: TransactionContext, change: LimitChange): Promise<void> {
  const { id } = adminActor(ctx);
  const name = (await findAdminNames(ctx, [id])).get(id)?.name ?? '';
  const { config, origin } = ctx.platform;
  const letter = writeLoosenedLetter(change, { name, currency: config.ARBOR_CURRENCY, origin });
  await mailOwners(ctx, letter, { exceptId: id });
}
