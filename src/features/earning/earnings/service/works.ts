import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { readStats, selectStat } from '../../../catalogue/catalogue/service/figures.ts';
import { toWordPatterns } from '../../../catalogue/catalogue/service/reading/word-forms.ts';
import { findCategoryIdByKey } from '../../../catalogue/categories/service/categories.ts';
import { countOwnByStatus, readContentsById } from '../../../catalogue/content/service/own-contents.ts';
import {
  countedId,
  countWorks,
  readWorkPositions,
  type WorkFilter,
  type WorkOrder,
  workOrders,
} from '../../../catalogue/content/service/own-works.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { WorkColumn, worksContract } from '../contract/works.ts';
import { workCursors } from '../rules/work-cursors.ts';
import { type Earned, readEarnedSums, selectEarnedSums, sumKeys } from '../store/earned-days.ts';
import { openEarned } from './figures.ts';
import { toPurse } from './present.ts';

type Contract = typeof worksContract;
type Work = OutputOf<Contract['works']>['items'][number];

function toOrder(column: WorkColumn, earned: Earned): WorkOrder {
  switch (column) {
    case 'views':
    case 'downloads':
      return { key: selectStat(column, countedId), type: 'bigint' };
    case 'sales':
      return { key: sumKeys.sales, type: 'bigint', sums: selectEarnedSums(earned) };
    case 'earned':
      return { key: sumKeys.earned, type: 'bigint', sums: selectEarnedSums(earned) };
    default:
      return workOrders[column];
  }
}

/** Works as the list shows them, in the order of the ids. */
async function readWorks(ctx: Context, earned: Earned, ids: readonly string[]): Promise<Work[]> {
  const contents = await readContentsById(ctx.db, ids);
  const counted = contents.map(({ _id, revisionOf }) => revisionOf ?? _id);
  const [stats, sums] = await Promise.all([readStats(ctx.db, counted), readEarnedSums(ctx.db, earned, counted)]);
  return contents.map((content) => {
    const { _id, revisionOf, revisionId, title, status, category, missing, takedown, submittedAt, updatedAt } = content;
    const prices = content.variants.flatMap(({ price }) => price ?? []);
    const of = revisionOf ?? _id;
    const seen = stats.find(({ id }) => id === of);
    const sold = sums.find(({ content_id }) => content_id === of);
    return {
      ...{ _id, title, status, revisionOf, revisionId, category, missing, takedown, submittedAt, updatedAt },
      preview: content.previews[0] ?? null,
      prices: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
      views: seen?.views ?? 0,
      downloads: seen?.downloads ?? 0,
      sales: sold?.sales ?? 0,
      refunds: sold?.refunds ?? 0,
      earned: sold?.net ?? 0,
    };
  });
}

/** `GET /contributor/works`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listWorks(
  ctx: Context,
  { query: { status, q, category, kind, price, ...query } }: InputOf<Contract['works']>,
): Promise<OutputOf<Contract['works']>> {
  const contributorId = creatorId(ctx);
  const page = parsePage(ctx, workCursors, query);
  const isDescending = query.sort.startsWith('-');
  const column = (isDescending ? query.sort.slice(1) : query.sort) as WorkColumn;
  const purse = toPurse(ctx, contributorId);
  const earned = await openEarned(ctx, purse, undefined);
  const counts = await countOwnByStatus(ctx.db, contributorId);
  const statuses = [...new Set(status)];
  const categoryId = category === undefined ? undefined : await findCategoryIdByKey(ctx.db, category);
  const id = q !== undefined && isId(q) ? q : undefined;
  const patterns = id === undefined ? toWordPatterns(q ?? '') : [];
  const filter: WorkFilter = { statuses, id, patterns, categoryId, kind, price };
  const isMissing = category !== undefined && categoryId === undefined;
  const read = isMissing
    ? []
    : await readWorkPositions(ctx.db, contributorId, filter, toOrder(column, earned), {
        ...page,
        isDescending,
      });
  const { rows, nextCursor } = cutPage(workCursors, page, read, ({ key, id }) => ({ key, id }));
  const isFiltered = patterns.length > 0 || [id, category, kind, price].some((each) => each !== undefined);
  const total = isMissing
    ? 0
    : isFiltered
      ? await countWorks(ctx.db, contributorId, filter, MAX_TOTAL + 1)
      : statuses.reduce((sum, each) => sum + counts[each], 0);
  const items = await readWorks(
    ctx,
    earned,
    rows.map(({ id }) => id),
  );
  return { items, nextCursor, ...toTotal(total), currency: purse.currency, counts };
}
