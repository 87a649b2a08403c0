import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
const token = (n: number): string => String(n).padEnd(43, 'a-_');

it('letters that are there are found by the request that their link deletes', async () => {
  await migrateBelow('0097');
  for (const n of [1, 2]) {
    const hashes = ['submission', token(n)].map((text) => createHash('sha256').update(`${text}`).digest());
    await pool.query(
      `insert into content_request (id, title, description, language, contact_kind, encrypted, contact_hint, submission_hash, forget_hash, created_at)
       values ($1, 'A boat', 'In red and green.', 'en', 'email', 'v1.a.b.c.d', 'n', $2, $3, '2026-02-03')`,
      [id(n), Buffer.concat([(hashes[0] as Buffer).subarray(1), Buffer.from([n])]), hashes[1]],
    );
  }
  const link = (n: number) => `Hello.\n\nDelete this request:\nhttps://arbor.example/bn/forget-request/${token(n)}`;
  for (const [at, text] of [link(1), link(2), link(3), 'Hello.', link(1)].entries())
    await pool.query(
      "insert into mail (id, recipient, subject, text_body, html_body) values ($1, 'a@example.com', 'Hello', $2, '')",
      [id(100 + at), text],
    );
  expect(await migrateRest()).toContain('0097_requests_keep_less.sql');
  const { rows } = await pool.query<{ subject_id: string | null }>('select subject_id from mail order by id');
  expect(rows.map(({ subject_id }) => subject_id)).toEqual([id(1), id(2), null, null, id(1)]);
  const requests = await pool.query<{ same: boolean }>('select changed_at = created_at as same from content_request');
  expect(requests.rows).toEqual([{ same: true }, { same: true }]);
});
