import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isOwnSale } from '../../../buying/orders/service/pricing/commissions.ts';
import { type EarnedDay, sumEarnedBetween } from '../../../money/ledger/service/trade.ts';
import { mailAccount } from '../../../people/accounts/service/mail.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { writeSaleLetter } from '../rules/letters.ts';
import { addDays, toBounds, toDhakaDay } from '../rules/period.ts';
import { addDecided, deleteDecidedBefore, readDecided } from '../store/sale-letters.ts';

/** Days for which sent e-mails are remembered; longer than any retry of the job. */
const KEPT_DAYS = 7;

async function writeOne(
  ctx: TransactionContext,
  { contributor_id: contributorId, ...sums }: EarnedDay,
  { day, currency }: { readonly day: string; readonly currency: string },
): Promise<void> {
  if (!(await addDecided(ctx.tx, { contributorId, day, at: ctx.now }))) return;
  const accountId = (await readContributorsById(ctx.tx, [contributorId])).get(contributorId)?.accountId ?? null;
  if (accountId === null) return;
  await mailAccount(ctx, accountId, 'sale', (place) => writeSaleLetter({ ...sums, day, currency }, place));
}

/**
 * Job that e-mails yesterday's earnings (by the day in Dhaka) to everybody who sold something. Safe to repeat and to
 * run concurrently, because one transaction records the decision about a contributor's e-mail and enqueues the e-mail.
 */
export async function writeSaleLetters(ctx: Context): Promise<void> {
  const day = addDays(toDhakaDay(ctx.now), -1);
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  const earned = await sumEarnedBetween(ctx.db, currency, toBounds({ from: day, to: day }), isOwnSale);
  const decided = await readDecided(ctx.db, day);
  for (const each of earned)
    if (!decided.has(each.contributor_id)) await inTransaction(ctx, (own) => writeOne(own, each, { day, currency }));
  await inTransaction(ctx, ({ tx }) => deleteDecidedBefore(tx, addDays(day, -KEPT_DAYS)));
}
