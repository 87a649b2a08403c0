import type { TransactionContext } from '../../../../../platform/context.ts';
import { createId, isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { toNotes } from '../../../../operations/desk/service/notes.ts';
import { adminActor } from '../../../../people/sessions/service/actor.ts';
import type { orderNotesContract } from '../../contract/notes.ts';
import { addNote, removeOwnNote } from '../../store/notes.ts';
import { lockOrder } from '../../store/orders.ts';

type Contract = typeof orderNotesContract;

/** `POST /order/notes/{id}`. @throws Problem `not_found` */
export async function createOrderNote(
  ctx: TransactionContext,
  { params: { id }, body: { text } }: InputOf<Contract['addNote']>,
): Promise<OutputOf<Contract['addNote']>> {
  if (!isId(id) || (await lockOrder(ctx.tx, id)) === undefined) throw new Problem('not_found');
  const row = await addNote(ctx.tx, { id: createId(), orderId: id, adminId: adminActor(ctx).id, text });
  await ctx.platform.audit.record(ctx, { action: 'note.create', subjectType: 'order', subjectId: id });
  const [note] = await toNotes(ctx, [row]);
  if (note === undefined) throw new Error('The note that was just written is missing.');
  return note;
}

/** `DELETE /order/notes/{id}`. @throws Problem `not_found`, also for another admin's note */
export async function deleteOrderNote(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['removeNote']>,
): Promise<{ done: true }> {
  const orderId = isId(id) ? await removeOwnNote(ctx.tx, id, adminActor(ctx).id) : undefined;
  if (orderId === undefined) throw new Problem('not_found');
  await ctx.platform.audit.record(ctx, { action: 'note.delete', subjectType: 'order', subjectId: orderId });
  return { done: true };
}
