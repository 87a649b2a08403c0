import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { collectionsAdminContract } from '../contract/admin.ts';
import { lockOrder, readEvery, readShowcaseIds, setShowcase, updateCollection } from '../store/changes.ts';
import { isSame, lockCollection, record, refuseAt, refuseOrder } from './changes.ts';
import { readManagedCollection } from './manage.ts';

type Contract = typeof collectionsAdminContract;

/** Maximum number of showcased collections. The home page shows fewer, because some are scheduled for later. */
const MAX_SHOWCASE = 24;

const toDate = (at: string | null): Date | null => (at === null ? null : new Date(at));
const isSameTime = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/**
 * `PUT /collection/schedule/{id}`: a retry changes nothing.
 * @throws Problem `not_found`; `conflict` if the schedule has changed in the meantime; `bad_input` for an end before
 * the start
 */
export async function scheduleCollection(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['schedule']>,
): Promise<OutputOf<Contract['schedule']>> {
  const { _id: id, key, visibleFrom, visibleUntil } = await lockCollection(ctx, params.id);
  const [from, until] = [toDate(body.from), toDate(body.until)];
  if (from !== null && until !== null && from >= until) throw refuseAt(ctx, 'until', 'times_crossed');
  const { before } = body;
  if (!isSameTime(visibleFrom, toDate(before.from)) || !isSameTime(visibleUntil, toDate(before.until)))
    throw refuseOrder(ctx);
  if (!isSameTime(visibleFrom, from) || !isSameTime(visibleUntil, until)) {
    await updateCollection(ctx.tx, id, { visible_from: from, visible_until: until });
    await record(ctx, 'schedule', id, { key, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null });
  }
  return readManagedCollection(ctx.tx, id);
}

/**
 * `PUT /collection/showcase`: adds, removes and orders in one call.
 * @throws Problem `conflict` if the showcase has changed in the meantime; `bad_input` for an unknown collection
 */
export async function showcaseCollections(
  ctx: TransactionContext,
  { body: { before, ids } }: InputOf<Contract['showcase']>,
): Promise<{ done: true }> {
  await lockOrder(ctx.tx);
  const now = await readShowcaseIds(ctx.tx);
  if (!isSame(now, before)) throw refuseOrder(ctx);
  if (new Set(ids).size !== ids.length) throw refuseAt(ctx, 'ids', 'collection_twice');
  if (ids.length > MAX_SHOWCASE) throw refuseAt(ctx, 'ids', 'too_many_showcased');
  const known = new Set((await readEvery(ctx.tx)).map(({ _id }) => _id));
  if (ids.some((id) => !known.has(id))) throw refuseAt(ctx, 'ids', 'no_collection');
  if (!isSame(now, ids)) {
    await setShowcase(ctx.tx, ids);
    const added = ids.filter((id) => !now.includes(id)).length;
    await record(ctx, 'showcase', 'all', { added, removed: now.length + added - ids.length });
  }
  return { done: true };
}
