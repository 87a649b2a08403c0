import type { Context } from '../../../../platform/context.ts';
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
import { findOwnWork } from '../../../catalogue/content/service/references.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { splitsContract } from '../contract.ts';
import { CURRENT, countOwn, PAST, readCurrent, readOwn } from '../store/agreements.ts';
import { presentAgreements } from './present.ts';

type Contract = typeof splitsContract;

const cursors = createCursorCodec({ newest: cursorId });

/** `GET /contributor/collaborations`. @throws Problem `bad_input` for a cursor of another list */
export async function listCollaborations(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const contributorId = creatorId(ctx);
  const states = query.show === 'past' ? PAST : CURRENT;
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const [read, count] = await Promise.all([
    readOwn(ctx.db, contributorId, { ...page, states }),
    countOwn(ctx.db, contributorId, { states, max: MAX_TOTAL + 1 }),
  ]);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ id }) => id);
  return { items: await presentAgreements(ctx, rows, contributorId), nextCursor, ...toTotal(count) };
}

/** `GET /contributor/collaborations/work/{id}`. @throws Problem `not_found`, also for another contributor's work */
export async function showWork(
  ctx: Context,
  { params }: InputOf<Contract['work']>,
): Promise<OutputOf<Contract['work']>> {
  const contributorId = creatorId(ctx);
  const work = isId(params.id) ? await findOwnWork(ctx.db, contributorId, params.id) : undefined;
  if (work === undefined) throw new Problem('not_found');
  const current = await presentAgreements(ctx, await readCurrent(ctx.db, work.id), contributorId);
  const find = (state: string) => current.find((each) => each.state === state) ?? null;
  return { contentId: work.id, title: work.title, inForce: find('in_force'), proposed: find('proposed') };
}
