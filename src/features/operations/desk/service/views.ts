import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { type deskContract, MAX_VIEWS } from '../contract.ts';
import { lockViews, readViews, removeView, renameView, saveView, type ViewRow } from '../store/views.ts';

type Contract = typeof deskContract;
type View = OutputOf<Contract['addView']>;

const toView = ({ id, list, name, query }: ViewRow): View => ({ _id: id, list, name, query });

/** `GET /admin/views` */
export const listViews = async (ctx: Context): Promise<OutputOf<Contract['views']>> => ({
  items: (await readViews(ctx.db, adminActor(ctx).id)).map(toView),
});

const hasName = (views: readonly ViewRow[], name: string): boolean =>
  views.some((view) => view.name.toLowerCase() === name.toLowerCase());

/**
 * `POST /admin/views`. @throws Problem `conflict` for a name that the list already has, and above the maximum number of
 * views
 */
export async function addView(ctx: TransactionContext, { body }: InputOf<Contract['addView']>): Promise<View> {
  const adminId = adminActor(ctx).id;
  const views = (await lockViews(ctx.tx, adminId)).filter(({ list }) => list === body.list);
  if (views.length >= MAX_VIEWS || hasName(views, body.name)) throw new Problem('conflict');
  return toView(await saveView(ctx.tx, { id: createId(), admin_id: adminId, ...body }));
}

/**
 * `PATCH /admin/views/{id}`. @throws Problem `not_found`, also for another admin's view; `conflict` for a name that the
 * list already has
 */
export async function updateView(
  ctx: TransactionContext,
  { params: { id }, body: { name } }: InputOf<Contract['renameView']>,
): Promise<View> {
  const views = await lockViews(ctx.tx, adminActor(ctx).id);
  const view = views.find((each) => each.id === id);
  if (view === undefined) throw new Problem('not_found');
  const others = views.filter((each) => each.list === view.list && each.id !== id);
  if (hasName(others, name)) throw new Problem('conflict');
  await renameView(ctx.tx, id, name);
  return toView({ ...view, name });
}

/** `DELETE /admin/views/{id}`. @throws Problem `not_found`, also for another admin's view */
export async function deleteView(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['removeView']>,
): Promise<{ done: true }> {
  if (!isId(id) || !(await removeView(ctx.tx, id, adminActor(ctx).id))) throw new Problem('not_found');
  return { done: true };
}
