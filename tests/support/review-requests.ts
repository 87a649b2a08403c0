import type pg from 'pg';
import { createId } from '../../src/platform/database/id.ts';

export interface ReviewRequest {
  readonly contentId: string;
  readonly submissionId: string;
}

/**
 * Adds a work that waits for a review to the database of a running server, by copying a published one.
 * `contributorId`: contributor of the copy; the default is that of the original.
 */
export async function addReviewRequest(
  pool: pg.Pool,
  { title, contributorId }: { readonly title: string; readonly contributorId?: string },
): Promise<ReviewRequest> {
  const [contentId, variantId, submissionId] = [createId(), createId(), createId()];
  const { rows } = await pool.query<{ id: string }>(
    `insert into content (id, contributor_id, category_id, title, description, status, submitted_at)
     select $1, coalesce($3, c.contributor_id), c.category_id, $2, c.description, 'pending', now()
     from content c join preview p on p.content_id = c.id where c.status = 'published' and p.kind = 'image'
     order by c.id limit 1 returning id`,
    [contentId, title, contributorId ?? null],
  );
  if (rows.length === 0) throw new Error('There is no published content to copy.');
  const source = `(select c.id from content c join preview p on p.content_id = c.id
    where c.status = 'published' and p.kind = 'image' order by c.id limit 1)`;
  await pool.query(
    `insert into preview (id, content_id, kind, alt, width, height, widths, position)
     select $1, $2, kind, alt, width, height, widths, 0 from preview where content_id = ${source} order by position limit 1`,
    [createId(), contentId],
  );
  await pool.query(
    `insert into variant (id, content_id, name, licence_code, price, position)
     select $1, $2, name, licence_code, 0, 0 from variant where content_id = ${source} order by position limit 1`,
    [variantId, contentId],
  );
  await pool.query(
    `insert into variant_file (variant_id, file_id, name, format, position)
     select $1, f.file_id, f.name, f.format, 0 from variant_file f join variant v on v.id = f.variant_id
     where v.content_id = ${source} limit 1`,
    [variantId],
  );
  await pool.query(
    `insert into content_keyword (content_id, keyword, position)
     select $1, word, n from unnest(array['boat', 'river', 'morning']) with ordinality as words (word, n)`,
    [contentId],
  );
  await pool.query(
    `insert into submission (id, content_id, contributor_id, number, kind, note)
     select $1, id, contributor_id, 1, 'new', 'Please look at the small details.' from content where id = $2`,
    [submissionId, contentId],
  );
  return { contentId, submissionId };
}
