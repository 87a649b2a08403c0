import type { TransactionContext } from '../../../../platform/context.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import type { KnownContributor } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { describeSettled, writeSettledLetter } from '../rules/letters.ts';
import type { AdjustmentRow } from '../store/adjustments.ts';

/** Notifies a contributor of an adjustment, in the app and by e-mail. Does nothing for a contributor who has left. */
export async function tellSettled(
  ctx: TransactionContext,
  { kind, amount, currency, reference }: AdjustmentRow,
  { id: contributorId, accountId }: KnownContributor,
): Promise<void> {
  if (accountId === null || kind === 'late_forfeit') return;
  const { debt } = await findStanding(ctx.tx, { contributorId, currency });
  const facts = { kind, amount, currency, reference, debt };
  await recordNotice(ctx, accountId, {
    code: 'withdrawal_settled',
    about: (locale) => describeSettled(facts, locale).about,
    reason: (locale) => describeSettled(facts, locale).reason,
  });
  await mailAccount(ctx, accountId, 'withdrawal', (place) => writeSettledLetter(facts, place));
}
