import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { isOneOf } from './columns.ts';

const columns = ['id', 'post_id', 'description', 'width', 'height', 'widths', 'avif_widths', 'colors'] as const;

export type ImageRow = Awaited<ReturnType<typeof readImages>>[number];

export async function readImages(db: Database, ids: readonly string[]) {
  return db.selectFrom('blog_image').select(columns).where('id', '=', isOneOf(ids)).execute();
}

/** All pictures of a post, oldest first. */
export async function readImagesOf(db: Database, postId: string): Promise<ImageRow[]> {
  return db.selectFrom('blog_image').select(columns).where('post_id', '=', postId).orderBy('id').execute();
}

export interface NewImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly avifWidths: readonly number[];
  readonly colors: readonly string[];
}

export async function addImage(
  tx: Transaction,
  postId: string,
  { avifWidths, widths, colors, ...values }: NewImage,
  description: string,
): Promise<void> {
  await tx
    .insertInto('blog_image')
    .values({
      ...values,
      post_id: postId,
      description,
      widths: [...widths],
      avif_widths: [...avifWidths],
      colors: [...colors],
    })
    .execute();
}

export async function describeImage(tx: Transaction, id: string, description: string): Promise<void> {
  await tx.updateTable('blog_image').set({ description }).where('id', '=', id).execute();
}

/** @returns the deleted picture; undefined if there was none */
export async function deleteImage(tx: Transaction, postId: string, id: string) {
  return tx
    .deleteFrom('blog_image')
    .where('post_id', '=', postId)
    .where('id', '=', id)
    .returning(['id', 'widths', 'avif_widths'])
    .executeTakeFirst();
}

/** The given ids that belong to pictures. */
export async function readImageIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('blog_image').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}
