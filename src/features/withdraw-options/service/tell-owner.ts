import type { TransactionContext } from '../../../platform/context.ts';
import { mailAccount } from '../../accounts/service/mail.ts';
import { recordNotice } from '../../notices/service/record.ts';
import type { WithdrawType } from '../../payment-settings/contract.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { describeOption, type OptionEvent, writeOptionLetter, writeReason } from '../rules/words.ts';

interface ToldOption {
  readonly type: WithdrawType;
  readonly masked: string;
  readonly usable_from?: Date;
}

/** At the bell and by mail: whoever stole a session can keep neither from the owner. */
export async function tellOwner(ctx: TransactionContext, event: OptionEvent, option: ToldOption): Promise<void> {
  const { id: accountId } = userActor(ctx);
  const { type, masked, usable_from: usableFrom } = option;
  const facts = { type, masked, ...(usableFrom === undefined ? {} : { usableFrom }) };
  await recordNotice(ctx, accountId, {
    code: `withdraw_option_${event}`,
    about: (locale) => describeOption(facts, locale),
    reason: (locale) => writeReason(facts, locale),
  });
  await mailAccount(ctx, accountId, 'security', (place) => writeOptionLetter(event, facts, place));
}
