import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { findMostDownloaded, findRecentDownloads } from '../../../catalogue/catalogue/service/figures.ts';
import { readTitles, selectContentsOf } from '../../../catalogue/content/service/references.ts';
import { countWaitingAt, countWaitingReviews } from '../../../contributing/reviews/service/waiting.ts';
import { findStanding } from '../../../money/ledger/service/entries.ts';
import { sumOwed, type TradeDay } from '../../../money/ledger/service/trade.ts';
import { selectPayableContributors } from '../../../people/contributors/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { dashboardContract } from '../contract/dashboard.ts';
import { listDays, toDayStart, toDhakaDay } from '../rules/period.ts';
import { readOwedAfter } from '../store/trade-days.ts';
import { readChart, readEarnedWorks } from './figures.ts';
import { readOverview } from './overview-days.ts';
import { toPurse } from './present.ts';
import { readTrade } from './trade-days.ts';

type Contract = typeof dashboardContract;
type Dashboard = OutputOf<Contract['dashboard']>;

/** Maximum number of works per list of the dashboard. */
const MAX_LISTED = 5;

/** A value of the later half of the days, and of the earlier half. */
function compare<T>(days: readonly T[], toFigure: (day: T) => number): { now: number; before: number } {
  const half = days.length / 2;
  const sum = (part: readonly T[]) => part.reduce((total, each) => total + toFigure(each), 0);
  return { now: sum(days.slice(half)), before: sum(days.slice(0, half)) };
}

async function showContributor(ctx: Context, contributorId: string, count: number): Promise<Dashboard> {
  const purse = toPurse(ctx, contributorId);
  const [balances, spans, inReview, works] = await Promise.all([
    findStanding(ctx.db, purse),
    readChart(ctx, purse, 'day', count * 2),
    countWaitingReviews(ctx.db, contributorId),
    readEarnedWorks(ctx, purse, { days: count, after: undefined, limit: MAX_LISTED }),
  ]);
  return {
    kind: 'contributor',
    currency: purse.currency,
    balances,
    earned: compare(spans, ({ earned, returned }) => earned - returned),
    sales: compare(spans, ({ sales }) => sales),
    inReview,
    selling: works.map(({ content_id, title, sales, refunds, net }) => ({
      contentId: content_id,
      title,
      sales,
      refunds,
      share: net,
    })),
  };
}

async function showAdmin(ctx: Context, count: number, isOwner: boolean): Promise<Dashboard> {
  const currency = ctx.platform.config.ARBOR_CURRENCY;
  const days = listDays(toDhakaDay(ctx.now), count * 2);
  const start = toDayStart(days[count] ?? '');
  const [trade, owed, owedBefore, others, waiting, waitingBefore] = await Promise.all([
    isOwner ? readTrade(ctx, days) : [],
    isOwner ? sumOwed(ctx.db, currency, selectPayableContributors(ctx.db)) : undefined,
    isOwner ? readOwedAfter(ctx.db, currency, days[count - 1] ?? '') : undefined,
    readOverview(ctx.db, days),
    countWaitingReviews(ctx.db),
    countWaitingAt(ctx.db, start),
  ]);
  const byDay = new Map(trade.map((each) => [each.day, each]));
  const toFees = ({ fees, fees_returned }: TradeDay): number => fees - fees_returned;
  const readDay = (day: string) => {
    const sold = byDay.get(day);
    return {
      sales: sold?.sales ?? 0,
      gross: sold?.gross ?? 0,
      fees: sold === undefined ? 0 : toFees(sold),
      downloads: others.get(day)?.downloads ?? 0,
      signUps: others.get(day)?.sign_ups ?? 0,
    };
  };
  return {
    kind: 'admin',
    currency,
    trade:
      owed === undefined
        ? null
        : {
            sales: compare(trade, ({ sales }) => sales),
            gross: compare(trade, ({ gross }) => gross),
            fees: compare(trade, toFees),
            refunds: compare(trade, ({ refunds }) => refunds),
            refunded: compare(trade, ({ refunded }) => refunded),
            owed: { ...owed, before: owedBefore ?? null },
          },
    downloads: compare(days, (day) => others.get(day)?.downloads ?? 0),
    signUps: compare(days, (day) => others.get(day)?.sign_ups ?? 0),
    reviewQueue: { now: waiting, before: waitingBefore },
    days: days.slice(count).map((day, at) => {
      const { sales, ...before } = readDay(days[at] ?? '');
      return { day, ...readDay(day), before };
    }),
  };
}

/** `GET /dashboard` */
export const showDashboard = (ctx: Context, { query }: InputOf<Contract['dashboard']>): Promise<Dashboard> =>
  ctx.actor.kind === 'admin'
    ? showAdmin(ctx, Number(query.days), ctx.actor.role === 'owner')
    : showContributor(ctx, creatorId(ctx), Number(query.days));

/** `GET /contributor/downloads/recent` */
export async function listRecentDownloads(
  ctx: Context,
  { query }: InputOf<Contract['recent']>,
): Promise<OutputOf<Contract['recent']>> {
  const rows = await findRecentDownloads(ctx.db, selectContentsOf(ctx.db, creatorId(ctx)), query.limit);
  const titles = await readTitles(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map(({ id, at }) => ({ contentId: id, title: titles.get(id) ?? '', at: at.toISOString() })) };
}

/** `GET /contributor/downloads/most` */
export async function listMostDownloaded(
  ctx: Context,
  { query }: InputOf<Contract['most']>,
): Promise<OutputOf<Contract['most']>> {
  const days = { days: Number(query.days), limit: query.limit };
  const rows = await findMostDownloaded(ctx.db, selectContentsOf(ctx.db, creatorId(ctx)), days);
  const titles = await readTitles(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map(({ id, downloads }) => ({ contentId: id, title: titles.get(id) ?? '', downloads })) };
}
