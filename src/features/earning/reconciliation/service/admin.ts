import * as z from 'zod';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  createCursorCodec,
  cursorId,
  cutPage,
  MAX_TOTAL,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { reconcileJob } from '../contract/jobs.ts';
import type { reconciliationContract } from '../contract/reconciliation.ts';
import { acceptBreak, type BreakPosition, countBreaks, countOpen, hasBreak, readBreaks } from '../store/breaks.ts';
import { readDays } from '../store/days.ts';
import { readLastRun, readOpenRun } from '../store/runs.ts';
import { presentBreaks, presentRun } from './present.ts';
import { beginRun, findAllDays, toRecentDays } from './run.ts';
import { toSides } from './summary.ts';

type Contract = typeof reconciliationContract;

/** Maximum number of rows, one per day and provider. */
const MAX_DAYS = 62;

/** `GET /reconciliation` */
export async function showOverview(ctx: Context): Promise<OutputOf<Contract['overview']>> {
  const running = await readOpenRun(ctx.db);
  const last = await readLastRun(ctx.db);
  const days = await readDays(ctx.db, { limit: MAX_DAYS });
  return {
    running: running === undefined ? null : await presentRun(ctx, running),
    last: last === undefined ? null : await presentRun(ctx, last),
    openBreaks: await countOpen(ctx.db),
    days: days.map((each) => ({ day: each.day, ...toSides(each) })),
  };
}

const cursors = createCursorCodec<'newest', BreakPosition>({
  newest: z.strictObject({ at: z.int().min(0), id: cursorId }),
});

/** `GET /reconciliation/breaks`. @throws Problem `bad_input` for a cursor of another list */
export async function listBreaks(
  ctx: Context,
  { query: { state, ...query } }: InputOf<Contract['breaks']>,
): Promise<OutputOf<Contract['breaks']>> {
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const read = await readBreaks(ctx.db, state, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ at, id }) => ({ at, id }));
  return {
    items: await presentBreaks(ctx, rows),
    nextCursor,
    ...toTotal(await countBreaks(ctx.db, state, MAX_TOTAL + 1)),
  };
}

/** `POST /reconciliation/run`: starts a run; a concurrent caller gets the run in progress. */
export async function startRun(
  ctx: TransactionContext,
  { body: { scope } }: InputOf<Contract['begin']>,
): Promise<OutputOf<Contract['begin']>> {
  const days = scope === 'all' ? await findAllDays(ctx.tx, ctx.now) : toRecentDays(ctx.now);
  const begun = await beginRun(ctx.tx, days, adminActor(ctx).id);
  const run = begun ?? (await readOpenRun(ctx.tx));
  // The other run ended between the two statements.
  if (run === undefined) throw new Problem('conflict');
  if (begun !== undefined) {
    await ctx.platform.jobs.enqueue(ctx.tx, reconcileJob, { runId: run.id });
    await ctx.platform.audit.record(ctx, {
      action: 'reconciliation.run',
      subjectType: 'reconciliation',
      subjectId: run.id,
      details: { from: days.from, to: days.to },
    });
  }
  return { run: await presentRun(ctx, run) };
}

/** `PUT /reconciliation/accept/{id}`. @throws Problem `not_found`; `conflict` for a discrepancy that isn't open */
export async function acceptOpenBreak(
  ctx: TransactionContext,
  { params: { id }, body: { note } }: InputOf<Contract['accept']>,
): Promise<{ done: true }> {
  if (!isId(id)) throw new Problem('not_found');
  const row = await acceptBreak(ctx.tx, { id, adminId: adminActor(ctx).id, note });
  if (row === undefined) throw new Problem((await hasBreak(ctx.tx, id)) ? 'conflict' : 'not_found');
  await ctx.platform.audit.record(ctx, {
    action: 'reconciliation.accept',
    subjectType: 'reconciliation_break',
    subjectId: id,
    details: { kind: row.kind },
  });
  return { done: true };
}
