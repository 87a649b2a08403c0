import type { Context } from '../../platform/context.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { invalidCursor, Problem } from '../../platform/http/problem.ts';
import type { collectionsContract } from './contract.ts';
import { classifyPath, encodeCursor } from './rules.ts';
import { type CollectionRow, countCollections, readCollection, readCollections } from './store.ts';

type Contract = typeof collectionsContract;
type Collection = OutputOf<Contract['single']>;

// The covers are previews as the listing keeps them; the contract's schema checks them on the way out.
const shown = (row: CollectionRow): Collection => row as unknown as Collection;

/** `GET /collection/all`. @throws Problem `bad_input` for a cursor that is none */
export async function listCollections(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const after = query.cursor === undefined || query.cursor === '' ? undefined : classifyPath(query.cursor);
  if (after === null) throw invalidCursor(ctx.locale);
  const rows = await readCollections(ctx.db, after, query.limit);
  const last = rows.at(-1);
  const nextCursor =
    last === undefined || rows.length < query.limit ? null : encodeCursor({ position: last.position, id: last._id });
  return { items: rows.map(shown), nextCursor, total: await countCollections(ctx.db), totalIsMore: false };
}

export async function showCollection(ctx: Context, { params }: InputOf<Contract['single']>): Promise<Collection> {
  const row = await readCollection(ctx.db, params.id);
  if (row === undefined) throw new Problem('not_found');
  return shown(row);
}
