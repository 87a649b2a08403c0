import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { countToRead, createCursorCodec, cursorId, cutPage, parsePage } from '../../../platform/pagination.ts';
import { requireOwnContributor } from '../../contributors/service/own-contributor.ts';
import { type Purse, selectEntriesOfLines, sumSpans } from '../../ledger/service/entries.ts';
import { findEarnedContents } from '../../orders/service/earned.ts';
import type { earningsContract } from '../contract.ts';
import { addDays, listDays, listMonths, toDayStart, toDhakaDay } from '../rules/period.ts';
import { toPurse } from './present.ts';

type Contract = typeof earningsContract;
type Span = OutputOf<Contract['chart']>['spans'][number];

const DAYS = 30;
const MONTHS = 12;

/** What came and went in each of the last days or months. */
export async function readChart(ctx: Context, purse: Purse, by: 'day' | 'month', count: number): Promise<Span[]> {
  const today = toDhakaDay(ctx.now);
  const spans = by === 'day' ? listDays(today, count) : listMonths(today, count);
  const first = spans[0] ?? today;
  const rows = await sumSpans(ctx.db, purse, {
    by,
    from: toDayStart(by === 'day' ? first : `${first}-01`),
    until: toDayStart(addDays(today, 1)),
  });
  const bySpan = Map.groupBy(rows, ({ span }) => span);
  return spans.map((span) => {
    const own = bySpan.get(span) ?? [];
    const sales = own.find(({ kind }) => kind === 'sale');
    const refunds = own.find(({ kind }) => kind === 'refund');
    return {
      span,
      sales: sales?.count ?? 0,
      earned: sales?.amount ?? 0,
      refunds: refunds?.count ?? 0,
      returned: 0 - (refunds?.amount ?? 0),
    };
  });
}

/** `GET /contributor/sales-earnings/chart`. @throws Problem `forbidden` for whoever is no contributor */
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

/** The start of the first of so many days until today; undefined for all time. */
const toSince = (ctx: Context, days: number | undefined): Date | undefined =>
  days === undefined ? undefined : toDayStart(addDays(toDhakaDay(ctx.now), 1 - days));

/** What the contributor's works earned in the last days, or ever; the most first. */
export async function readEarnedWorks(
  ctx: Context,
  purse: Purse,
  { days, after, limit }: { days: number | undefined; after: { net: number; id: string } | undefined; limit: number },
) {
  return findEarnedContents(ctx.db, selectEntriesOfLines(purse, toSince(ctx, days)), { after, limit });
}

/** `GET /contributor/sales-earnings/contents`. @throws Problem `forbidden`; `bad_input` for a cursor of another list */
export async function listContents(
  ctx: Context,
  { query }: InputOf<Contract['contents']>,
): Promise<OutputOf<Contract['contents']>> {
  const purse = toPurse(ctx, (await requireOwnContributor(ctx)).id);
  const page = parsePage(ctx, cursors, { ...query, sort: 'share' });
  const read = await readEarnedWorks(ctx, purse, {
    days: query.days === 'all' ? undefined : Number(query.days),
    after: page.after,
    limit: countToRead(page),
  });
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
