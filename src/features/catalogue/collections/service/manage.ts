import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { toTotal } from '../../../../platform/pagination.ts';
import { readCards } from '../../catalogue/service/members.ts';
import type { collectionsAdminContract } from '../contract/admin.ts';
import { type ManagedRow, readEvery, readManaged } from '../store/changes.ts';
import { readItems } from '../store/collections.ts';
import { completeCollections } from './collections.ts';

type Contract = typeof collectionsAdminContract;
type Managed = OutputOf<Contract['every']>['items'][number];
type Whole = OutputOf<Contract['whole']>;

/** Reads titles of contents, public or not, by id. Contents belong to a feature that depends on this one. */
export type ReadTitles = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const toTimes = ({ visibleFrom, visibleUntil }: Pick<ManagedRow, 'visibleFrom' | 'visibleUntil'>) => ({
  visibleFrom: visibleFrom?.toISOString() ?? null,
  visibleUntil: visibleUntil?.toISOString() ?? null,
});

async function toManaged(db: Database, rows: readonly ManagedRow[]): Promise<Managed[]> {
  const items = await readItems(
    db,
    rows.map(({ _id }) => _id),
  );
  const counts = Map.groupBy(items, (item) => item.collection_id);
  const completed = new Map((await completeCollections(db, rows)).map((each) => [each._id, each]));
  return rows.flatMap((row) => {
    const found = completed.get(row._id);
    return found === undefined
      ? []
      : [{ ...found, ...row, ...toTimes(row), itemCount: counts.get(row._id)?.length ?? 0 }];
  });
}

/** `GET /collection/every` */
export async function listEveryCollection(ctx: Context): Promise<OutputOf<Contract['every']>> {
  const items = await toManaged(ctx.db, await readEvery(ctx.db));
  return { items, nextCursor: null, ...toTotal(items.length) };
}

/** Reads a collection by id or key. @throws Problem `not_found` */
export async function readManagedCollection(db: Database, keyOrId: string): Promise<Managed> {
  const row = await readManaged(db, keyOrId);
  const [managed] = row === undefined ? [] : await toManaged(db, [row]);
  if (managed === undefined) throw new Problem('not_found');
  return managed;
}

/** A collection with its contents. @throws Problem `not_found` */
export async function readWholeCollection(db: Database, keyOrId: string, readTitles: ReadTitles): Promise<Whole> {
  const collection = await readManagedCollection(db, keyOrId);
  const ids = (await readItems(db, [collection._id])).map(({ content_id }) => content_id);
  const cards = await readCards(db, ids);
  const titles = await readTitles(db, ids);
  const items = ids.map((_id): Whole['items'][number] => {
    const card = cards.get(_id);
    const { preview = null } = card === undefined ? {} : (JSON.parse(card) as Pick<Whole['items'][number], 'preview'>);
    return { _id, title: titles.get(_id) ?? '', isListed: card !== undefined, preview };
  });
  return { collection, items };
}

/** `GET /collection/every/{id}`. @throws Problem `not_found` */
export const showWholeCollection = (
  ctx: Context,
  { params }: InputOf<Contract['whole']>,
  readTitles: ReadTitles,
): Promise<Whole> => readWholeCollection(ctx.db, params.id, readTitles);
