import * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { createCursorCodec, cursorId, cutPage, parsePage } from '../../../../platform/pagination.ts';
import { selectEarnedWorks } from '../../../buying/orders/service/earned.ts';
import { type Purse, selectEntriesOfLines } from '../../../money/ledger/service/entries.ts';
import { requireOwnContributor } from '../../../people/contributors/service/own-contributor.ts';
import type { earningsContract } from '../contract/earnings.ts';
import { addDays, FIRST_DAY, listDays, listMonths, toDayStart, toDhakaDay } from '../rules/period.ts';
import { type Earned, readEarnedSpans, readEarnedWorks as readWorks } from '../store/earned-days.ts';
import { toPurse } from './present.ts';
import { findOpenDay } from './trade-days.ts';

type Contract = typeof earningsContract;
type Span = OutputOf<Contract['chart']>['spans'][number];

const DAYS = 30;
const MONTHS = 12;

/**
 * Query of the earnings of a contributor's works since a day: stored sums for completed days, and the ledger for the
 * others.
 */
export async function openEarned(ctx: Context, purse: Purse, from: string | undefined): Promise<Earned> {
  const open = (await findOpenDay(ctx.db, purse.currency)) ?? from ?? FIRST_DAY;
  const since = from !== undefined && from.localeCompare(open) > 0 ? from : open;
  return { ...purse, from, open, others: selectEarnedWorks(selectEntriesOfLines(purse, toDayStart(since))) };
}

/** Earnings and refunds of each of the last days or months. */
export async function readChart(ctx: Context, purse: Purse, by: 'day' | 'month', count: number): Promise<Span[]> {
  const today = toDhakaDay(ctx.now);
  const spans = by === 'day' ? listDays(today, count) : listMonths(today, count);
  const first = spans[0] ?? today;
  const rows = await readEarnedSpans(ctx.db, await openEarned(ctx, purse, by === 'day' ? first : `${first}-01`), by);
  const bySpan = new Map(rows.map((row) => [row.span, row]));
  return spans.map((span) => bySpan.get(span) ?? { span, sales: 0, earned: 0, refunds: 0, returned: 0 });
}

/** `GET /contributor/sales-earnings/chart`. @throws Problem `forbidden` for an account that isn't a contributor */
export async function showChart(
  ctx: Context,
  { query: { by } }: InputOf<Contract['chart']>,
): Promise<OutputOf<Contract['chart']>> {
  const purse = toPurse(ctx, (await requireOwnContributor(ctx)).id);
  const today = toDhakaDay(ctx.now);
  return { currency: purse.currency, by, today, spans: await readChart(ctx, purse, by, by === 'day' ? DAYS : MONTHS) };
}

const cursors = createCursorCodec<'share', { net: number; id: string }>({
  share: z.object({ net: z.int(), id: cursorId }),
});

/** Earnings of the contributor's works in the last days, or of all time; highest first. */
export async function readEarnedWorks(
  ctx: Context,
  purse: Purse,
  { days, after, limit }: { days: number | undefined; after: { net: number; id: string } | undefined; limit: number },
) {
  const from = days === undefined ? undefined : addDays(toDhakaDay(ctx.now), 1 - days);
  return readWorks(ctx.db, await openEarned(ctx, purse, from), { after, limit });
}

/** `GET /contributor/sales-earnings/contents`. @throws Problem `forbidden`; `bad_input` for a cursor of another list */
export async function listContents(
  ctx: Context,
  { query }: InputOf<Contract['contents']>,
): Promise<OutputOf<Contract['contents']>> {
  const purse = toPurse(ctx, (await requireOwnContributor(ctx)).id);
  const page = parsePage(ctx, cursors, { ...query, sort: 'share' });
  const days = query.days === 'all' ? undefined : Number(query.days);
  const read = await readEarnedWorks(ctx, purse, { ...page, days });
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ net, content_id }) => ({ net, id: content_id }));
  return {
    currency: purse.currency,
    items: rows.map(({ content_id, title, sales, refunds, gross, fee, net, is_shared }) => ({
      contentId: content_id,
      title,
      sales,
      refunds,
      price: gross,
      platformFee: fee,
      share: net,
      isShared: is_shared,
    })),
    nextCursor,
  };
}
