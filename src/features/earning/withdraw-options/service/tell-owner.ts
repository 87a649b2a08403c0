import type { TransactionContext } from '../../../../platform/context.ts';
import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { describeOption, type OptionEvent, writeOptionLetter, writeReason } from '../rules/words.ts';

interface ToldOption {
  readonly type: WithdrawType;
  readonly masked: string;
  readonly usable_from?: Date;
}

/** Notifies the owner in the app and by e-mail; somebody with a stolen session can prevent neither. */
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
