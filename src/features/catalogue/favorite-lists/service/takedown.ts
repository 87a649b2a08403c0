import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { lockAnyList, readAnyLists, updateList } from '../store/favorite-lists.ts';
import { readItems } from '../store/items.ts';
import { findShared } from './sharing.ts';

/** A reported list, as admins see it. */
export interface ReportedList {
  readonly _id: string;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  /** Token of its address while it is shared. */
  readonly token: string | null;
  readonly isTakenDown: boolean;
}

/** Id of the shared list with this token. @throws Problem `not_found` */
export async function findSharedListId(ctx: Context, token: string): Promise<string> {
  return (await findShared(ctx.db, token)).row.id;
}

/** Lists by id, shared or not; deleted ones are missing. */
export async function readReportedLists(
  { db }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReportedList>> {
  const rows = await readAnyLists(db, ids);
  const items = Map.groupBy(await readItems(db, ids), ({ list_id }) => list_id);
  return new Map(
    rows.map(({ id, name, note, share_token: token, taken_down_at: takenDownAt }) => [
      id,
      { _id: id, name, note, count: items.get(id)?.length ?? 0, token, isTakenDown: takenDownAt !== null },
    ]),
  );
}

/**
 * Ends the sharing of a list until an admin allows it again, and notifies the owner. The caller writes the audit entry.
 * @throws Problem `not_found` if the list was deleted
 */
export async function takeDownList(ctx: TransactionContext, id: string, note: string): Promise<void> {
  const row = await lockAnyList(ctx.tx, id);
  if (row === undefined) throw new Problem('not_found');
  await updateList(ctx.tx, id, { share_token: null, taken_down_at: row.taken_down_at ?? ctx.now });
  await recordNotice(ctx, row.account_id, { code: 'list_unshared', about: row.name, reason: note });
}

/**
 * Lets the owner share the list again; the old link stays invalid. The caller writes the audit entry. @returns false if
 * sharing is allowed already
 */
export async function allowSharing(ctx: TransactionContext, id: string): Promise<boolean> {
  const row = await lockAnyList(ctx.tx, id);
  if (row === undefined) throw new Problem('not_found');
  if (row.taken_down_at === null) return false;
  await updateList(ctx.tx, id, { taken_down_at: null });
  await recordNotice(ctx, row.account_id, { code: 'list_allowed', about: row.name });
  return true;
}
