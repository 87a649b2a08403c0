import type { TransactionContext } from '../../../../platform/context.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { type CorrectionFacts, describeCorrection, writeCorrectionLetter } from '../rules/correction-letters.ts';
import { describeFreed, hasLetter, writeWithdrawLetter } from '../rules/letters.ts';
import type { WithdrawRow } from '../store/requests.ts';

/**
 * Notifies a contributor of an admin's step, in the app and by e-mail. Does nothing for a contributor who has left.
 * `paidBack`: part of the returned money that paid a debt, in minor units.
 */
export async function tellContributor(ctx: TransactionContext, row: WithdrawRow, paidBack = 0): Promise<void> {
  const { status } = row;
  if (!hasLetter(status)) return;
  const contributor = (await readContributorsById(ctx.tx, [row.contributor_id])).get(row.contributor_id);
  const accountId = contributor?.accountId ?? null;
  if (accountId === null) return;
  await recordNotice(ctx, accountId, {
    code: `withdrawal_${status}`,
    about: String(row.number),
    subject: row.id,
    reason: (locale) => [describeFreed({ ...row, status, paidBack }, locale), row.reason].filter(Boolean).join(' '),
  });
  await mailAccount(ctx, accountId, 'withdrawal', (place) => writeWithdrawLetter({ ...row, status, paidBack }, place));
}

/** Notifies a contributor of a corrected result, in the app and by e-mail. */
export async function tellCorrected(
  ctx: TransactionContext,
  row: WithdrawRow,
  correction: Pick<CorrectionFacts, 'from' | 'owed' | 'paidBack' | 'reason'>,
): Promise<void> {
  const { number, amount, fee, currency, masked, reference, status } = row;
  const contributor = (await readContributorsById(ctx.tx, [row.contributor_id])).get(row.contributor_id);
  const accountId = contributor?.accountId ?? null;
  if (accountId === null || (status !== 'paid' && status !== 'failed')) return;
  const facts = { ...correction, number, paid: amount - fee, currency, masked, reference };
  await recordNotice(ctx, accountId, {
    code: `withdrawal_${status}`,
    about: String(number),
    subject: row.id,
    reason: (locale) => `${describeCorrection(facts, locale)} ${correction.reason}`,
  });
  await mailAccount(ctx, accountId, 'withdrawal', (place) => writeCorrectionLetter(facts, place));
}
