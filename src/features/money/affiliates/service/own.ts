import { randomInt } from 'node:crypto';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { becomeAffiliate } from '../../../people/contributors/service/affiliate.ts';
import { findOwnContributorId } from '../../../people/contributors/service/application.ts';
import { canWithdraw } from '../../../people/contributors/service/own-contributor.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { readMoneySettings } from '../../payment-settings/service/read.ts';
import type { affiliatesContract } from '../contract.ts';
import { translate } from '../rules.ts';
import { addAffiliate, findCode, readSetting, sumClicks } from '../store.ts';
import { markOwnBrowser } from './follow-link.ts';
import { presentTerms } from './settings.ts';

type Own = OutputOf<(typeof affiliatesContract)['mine']>;

const RECENT_DAYS = 30;
const CODE_LENGTH = 10;
/** Letters and digits that can't be mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const createCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Functions from orders, which depend on this feature. */
export interface AffiliatesDeps {
  /** What an affiliate's link has earned, in minor units, and by how many buyers. */
  readonly sumCommissions: (
    ctx: Context,
    contributorId: string,
  ) => Promise<{ readonly buyers: number; readonly pending: number; readonly cleared: number }>;
}

async function presentOwn(ctx: Context, code: string | undefined, deps: AffiliatesDeps): Promise<Own> {
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const { id: accountId } = userActor(ctx);
  const terms = presentTerms(await readSetting(ctx.db));
  const { clearingDays } = await readMoneySettings(ctx.db, ctx.platform.config);
  if (code === undefined) return { terms, clearingDays, currency, affiliate: null };
  const clicks = await sumClicks(ctx.db, accountId, RECENT_DAYS);
  const contributorId = await findOwnContributorId(ctx.db, accountId);
  const { buyers, pending, cleared } =
    contributorId === undefined ? { buyers: 0, pending: 0, cleared: 0 } : await deps.sumCommissions(ctx, contributorId);
  const link = `${ctx.platform.origin}/?via=${code}`;
  const sums = { recentClicks: clicks.recent, clicks: clicks.all, buyers, pending, cleared };
  return { terms, clearingDays, currency, affiliate: { code, link, ...sums } };
}

/** `GET /affiliate/mine` */
export const showOwn = async (ctx: Context, deps: AffiliatesDeps): Promise<Own> =>
  presentOwn(ctx, await findCode(ctx.db, userActor(ctx).id), deps);

/**
 * `POST /affiliate/start`. Safe to repeat.
 * @throws Problem `conflict` while the programme is off, and for contributors who were refused or suspended
 */
export async function startAffiliate(
  ctx: TransactionContext,
  request: RequestScope,
  deps: AffiliatesDeps,
): Promise<Own> {
  const { id: accountId } = userActor(ctx);
  if ((await readSetting(ctx.tx)).basis_points === 0)
    throw new Problem('conflict', { detail: translate('off', ctx.locale) });
  if (!canWithdraw(await becomeAffiliate(ctx)))
    throw new Problem('conflict', { detail: translate('refused', ctx.locale) });
  await addAffiliate(ctx.tx, accountId, createCode());
  const code = await findCode(ctx.tx, accountId);
  // Who came by somebody's link still owes them the purchase; own purchases earn nothing anyway.
  if (code !== undefined && request.cookies.getToken('referral') === undefined) markOwnBrowser(ctx, request, code);
  return presentOwn(ctx, code, deps);
}
