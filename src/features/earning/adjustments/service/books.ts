import * as z from 'zod';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createCursorCodec, cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { countAllUnsettled, findUnsettled, unsettledSorting } from '../../../money/ledger/service/adjustments.ts';
import { findEntries, findStanding } from '../../../money/ledger/service/entries.ts';
import { readContributorsById, selectClosedContributors } from '../../../people/contributors/service/references.ts';
import { presentEntries } from '../../withdrawals/service/traces.ts';
import type { adjustmentsContract } from '../contract.ts';
import { listPossible } from '../rules/possible.ts';
import { readAdjustments, readProposed, selectProposed } from '../store/adjustments.ts';
import { presentAdjustments, presentContributor } from './present.ts';
import { findSecondAdminFrom } from './second-admin.ts';

type Contract = typeof adjustmentsContract;

const MAX_ADJUSTMENTS = 100;

/** `GET /adjustment/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listUnsettled(
  ctx: Context,
  { query }: InputOf<Contract['unsettled']>,
): Promise<OutputOf<Contract['unsettled']>> {
  const page = parsePage(ctx, unsettledSorting.cursors, query);
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const whom = selectClosedContributors(ctx.db).union(selectProposed(ctx.db));
  const read = await findUnsettled(ctx.db, whom, { ...page, currency });
  const { rows, nextCursor } = cutPage(
    unsettledSorting.cursors,
    page,
    read,
    ({ sorted_by: value, contributor_id: id }) => ({
      value,
      id,
    }),
  );
  const ids = rows.map(({ contributor_id }) => contributor_id);
  const [contributors, proposed, count] = await Promise.all([
    readContributorsById(ctx.db, ids),
    readProposed(ctx.db, ids),
    countAllUnsettled(ctx.db, whom, { currency, max: MAX_TOTAL + 1 }),
  ]);
  return {
    items: rows.map(({ contributor_id, debt, available, later }) => ({
      contributor: presentContributor(contributor_id, contributors.get(contributor_id)),
      currency,
      debt,
      available,
      later,
      isProposed: proposed.has(contributor_id),
    })),
    nextCursor,
    ...toTotal(count),
  };
}

const entryCursors = createCursorCodec<'newest', { journal: number }>({ newest: z.object({ journal: z.int() }) });

/** `GET /adjustment/contributor/{id}`. @throws Problem `not_found`; `bad_input` for a cursor of another list */
export async function showBooks(
  ctx: Context,
  { params: { id }, query }: InputOf<Contract['books']>,
): Promise<OutputOf<Contract['books']>> {
  const contributor = isId(id) ? (await readContributorsById(ctx.db, [id])).get(id) : undefined;
  if (contributor === undefined) throw new Problem('not_found');
  const page = parsePage(ctx, entryCursors, { ...query, sort: 'newest' });
  const { ARBOR_CURRENCY: currency } = ctx.platform.config;
  const purse = { contributorId: id, currency };
  const [balances, read, adjustments, secondAdminFrom] = await Promise.all([
    findStanding(ctx.db, purse),
    findEntries(ctx.db, purse, { order: 'newest', before: page.after?.journal, limit: page.limit }),
    readAdjustments(ctx.db, id, MAX_ADJUSTMENTS),
    findSecondAdminFrom(ctx, ctx.db, id),
  ]);
  const { rows, nextCursor } = cutPage(entryCursors, page, read, ({ journalId: journal }) => ({ journal }));
  return {
    contributor: presentContributor(id, contributor),
    currency,
    balances,
    entries: {
      items: await presentEntries(ctx, rows),
      nextCursor,
    },
    adjustments: await presentAdjustments(ctx, adjustments),
    possible: listPossible(contributor.status, balances),
    secondAdminFrom,
  };
}
