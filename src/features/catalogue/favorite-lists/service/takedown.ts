import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { lockAnyList, readAnyLists, updateList } from '../store/favorite-lists.ts';
import { readItems } from '../store/items.ts';
import { findShared } from './sharing.ts';

/** What an admin sees of a reported list. */
export interface ReportedList {
  readonly _id: string;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  /** What its address ends with, while it is shared. */
  readonly token: string | null;
  readonly isTakenDown: boolean;
}

/** The shared list behind an address. @throws Problem `not_found` */
export async function findSharedListId(ctx: Context, token: string): Promise<string> {
  return (await findShared(ctx.db, token)).row.id;
}

/** By identifier, shared or not; those that are gone are missing. */
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
 * Ends the sharing of a list for good, or until an admin allows it again, and tells the owner. The caller records it.
 * @throws Problem `not_found` where it is gone
 */
export async function takeDownList(ctx: TransactionContext, id: string, note: string): Promise<void> {
  const row = await lockAnyList(ctx.tx, id);
  if (row === undefined) throw new Problem('not_found');
  await updateList(ctx.tx, id, { share_token: null, taken_down_at: row.taken_down_at ?? ctx.now });
  await recordNotice(ctx, row.account_id, { code: 'list_unshared', about: row.name, reason: note });
}

/** Lets the owner share it again; the old link stays ended. The caller records it. @returns false where that is so already */
export async function allowSharing(ctx: TransactionContext, id: string): Promise<boolean> {
  const row = await lockAnyList(ctx.tx, id);
  if (row === undefined) throw new Problem('not_found');
  if (row.taken_down_at === null) return false;
  await updateList(ctx.tx, id, { taken_down_at: null });
  await recordNotice(ctx, row.account_id, { code: 'list_allowed', about: row.name });
  return true;
}
