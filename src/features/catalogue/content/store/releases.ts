import { type SqlBool, sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';

export async function addRelease(
  tx: Transaction,
  release: {
    readonly contentId: string;
    readonly kind: 'model' | 'property';
    readonly fileId: string;
    readonly name: string;
  },
): Promise<void> {
  const { contentId, kind, fileId, name } = release;
  await tx
    .insertInto('content_release')
    .values({ id: createId(), content_id: contentId, kind, file_id: fileId, name })
    .execute();
}

/** Removes all releases that aren't listed. */
export async function keepReleases(tx: Transaction, contentId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('content_release')
    .where('content_id', '=', contentId)
    .where(sql<SqlBool>`id <> all(${ids}::uuid[])`)
    .execute();
}
