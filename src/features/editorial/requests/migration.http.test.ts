import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const old = await createOldDatabase();
const newer = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
const token = (n: number): string => String(n).padEnd(43, 'a-_');

it('letters that are there are found by the request that their link deletes', async () => {
  const { pool, migrateBelow, migrateRest } = old;
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

it('notices that are there are found by their request, and those of erased ones are deleted', async () => {
  const { pool, migrateBelow, migrateRest } = newer;
  await migrateBelow('0104');
  for (const n of [1, 2])
    await pool.query('insert into account (id, username) values ($1, $2)', [id(n), `nusrat-${n}`]);
  const requests = [
    { n: 11, account: 1, title: 'A boat' },
    { n: 12, account: 1, title: 'A boat', status: 'declined', reply: 'Too big.' },
    { n: 13, account: 2, title: 'A boat' },
  ];
  for (const { n, account, title, status = 'new', reply } of requests) {
    const hash = (text: string) => createHash('sha256').update(`${text} ${n}`).digest();
    await pool.query(
      `insert into content_request (id, title, description, language, account_id, contact_kind, encrypted, contact_hint, submission_hash, forget_hash, created_at)
       values ($1, $2, 'In red.', 'en', $3, 'email', 'v1.a.b.c.d', 'n', $4, $5, now() - interval '2 days')`,
      [id(n), title, id(account), hash('submission'), hash('forget')],
    );
    if (status !== 'new')
      await pool.query('update content_request set status = $2, reply = $3, closed_at = now() where id = $1', [
        id(n),
        status,
        reply,
      ]);
  }
  const notices = [
    [21, 1, 'request_declined', 'A boat', 'Too big.'],
    [22, 1, 'request_brief', 'A boat', ''],
    [23, 2, 'request_brief', 'A boat', ''],
    // This notification is about a withdrawn request.
    [24, 2, 'request_declined', 'A kite', 'Not this one.'],
    [25, 2, 'content_unpublished', 'A kite', 'Not this one.'],
  ] as const;
  for (const [n, account, code, about, reason] of notices)
    await pool.query('insert into account_notice (id, account_id, code, about, reason) values ($1, $2, $3, $4, $5)', [
      id(n),
      id(account),
      code,
      about,
      reason,
    ]);
  expect(await migrateRest()).toContain('0105_request_notices.sql');
  const { rows } = await pool.query<{ id: string; subject_id: string | null }>(
    'select id, subject_id from account_notice order by id',
  );
  // A notification that could be about either of two requests is assigned to the later one.
  expect(rows.map((row) => [row.id, row.subject_id])).toEqual([
    [id(21), id(12)],
    [id(22), id(12)],
    [id(23), id(13)],
    [id(25), null],
  ]);
});
