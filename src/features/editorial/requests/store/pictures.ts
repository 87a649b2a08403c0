import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;
const columns = ['id', 'request_id', 'brief_id', 'width', 'height', 'widths'] as const;

export type PictureRow = Awaited<ReturnType<typeof readPictures>>[number];

/** Pictures of requests, in order. */
export const readPictures = (db: Database, requestIds: readonly string[]) =>
  db
    .selectFrom('request_picture')
    .select(columns)
    .where('request_id', '=', isOneOf(requestIds))
    .orderBy('request_id')
    .orderBy('position')
    .execute();

/** Pictures by id, used or not. */
export const readPicturesById = (db: Database, ids: readonly string[]) =>
  db.selectFrom('request_picture').select(columns).where('id', '=', isOneOf(ids)).execute();

/** The given ids that belong to pictures. */
export async function readPictureIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('request_picture').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}

export const hasPicture = async (db: Database, id: string): Promise<boolean> =>
  (await readPictureIds(db, [id])).length > 0;

/** Adds a picture that is uploaded before its request. */
export async function addPicture(
  tx: Transaction,
  {
    widths,
    ...picture
  }: { readonly id: string; readonly width: number; readonly height: number; readonly widths: readonly number[] },
): Promise<void> {
  await tx
    .insertInto('request_picture')
    .values({ ...picture, widths: [...widths] })
    .execute();
}

/** @returns the number of pictures that were unused */
export async function placePictures(tx: Transaction, requestId: string, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('request_picture')
    .set({ request_id: requestId, position: sql<number>`array_position(${ids}::uuid[], id) - 1` })
    .where('id', '=', isOneOf(ids))
    .where('request_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Shares exactly these of the request's pictures with its brief. @returns their number */
export async function sharePictures(tx: Transaction, requestId: string, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .updateTable('request_picture')
    .set({ brief_id: sql<string | null>`case when id = any(${ids}::uuid[]) then request_id end` })
    .where('request_id', '=', requestId)
    .returning('brief_id')
    .execute();
  return rows.filter(({ brief_id }) => brief_id !== null).length;
}

/**
 * Deletes at most `max` pictures that no request used; skips those that a request is adding. @returns the deleted
 * pictures
 */
export const deleteWaiting = (tx: Transaction, before: Date, max: number) =>
  tx
    .deleteFrom('request_picture')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('request_picture')
        .select('id')
        .where('request_id', 'is', null)
        .where('created_at', '<', before)
        .orderBy('id')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'widths'])
    .execute();
