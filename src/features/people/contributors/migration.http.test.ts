import { beforeAll, expect, it } from 'vitest';
import { createOldDatabase } from '../../../../tests/support/old-database.ts';

const { pool, migrateBelow, migrateRest } = await createOldDatabase();

const id = (n: number): string => `019aa5c4-0000-7000-8000-${String(n).padStart(12, '0')}`;
const statuses = ['pending', 'active', 'suspended', 'rejected', 'closed'] as const;

/** Inserts people in every status, whose terms counted as accepted on sign-in, and with unrestricted names. */
async function fillOld(): Promise<void> {
  for (const [index, status] of statuses.entries()) {
    await pool.query('insert into account (id, username, name, bio) values ($1, $2, $3, $4)', [
      id(index),
      `person-${index}`,
      'Ra\u202ehim\n\u200bUddin র\u200d\u09cdয',
      'One\r\n\u202etwo',
    ]);
    await pool.query(
      `insert into contributor (id, account_id, username, name, status, website, terms_accepted_at)
       values ($1, $1, $2, $3, $4, $5, now())`,
      [id(index), `person-${index}`, index === 0 ? '\u200b' : 'Studio\u202e', status, 'https://a b'],
    );
  }
  await pool.query("insert into account (id, username) values ($1, 'customer')", [id(9)]);
  await pool.query("insert into category (id, key, name) values ($1, 'icons', E'Ico\\u200bns')", [id(20)]);
  await pool.query(
    `insert into content (id, contributor_id, category_id, title, source_url) values
     ($1, $3, $4, E'Cra\\u2060ne', 'javascript:alert(1)'), ($2, $3, $4, 'Heron', 'https://example.com')`,
    [id(30), id(31), id(1), id(20)],
  );
  await pool.query(
    "insert into content_keyword (content_id, keyword, position) values ($1, 'crane', 0), ($1, E'cra\\u200bne', 1), ($1, E'bi\\u00adrd', 2), ($1, E'\\u3164', 3)",
    [id(30)],
  );
}

beforeAll(async () => {
  await migrateBelow('0010');
  await fillOld();
  await migrateRest();
}, 60_000);

it('makes applicants applicants, and takes back what nobody accepted', async () => {
  const { rows } = await pool.query(
    'select role, terms_accepted_at as at, terms_version as version from account a left join contributor c on c.account_id = a.id order by a.id',
  );
  const roles = ['applicant', 'contributor', 'contributor', 'customer', 'customer', 'customer'];
  expect(rows).toEqual(roles.map((role) => ({ role, at: null, version: null })));
});

it('cleans names and texts, and keeps what makes Bangla', async () => {
  const { rows } = await pool.query('select name, bio from account where id = $1', [id(0)]);
  expect(rows).toEqual([{ name: 'Rahim Uddin র\u200d\u09cdয', bio: expect.stringMatching(/^One ?\ntwo$/) }]);
  const { rows: names } = await pool.query('select name, website from contributor order by id limit 2');
  expect(names).toEqual([
    { name: '?', website: null },
    { name: 'Studio', website: null },
  ]);
  const { rows: contents } = await pool.query('select title, source_url from content order by id');
  expect(contents).toEqual([
    { title: 'Crane', source_url: '' },
    { title: 'Heron', source_url: 'https://example.com' },
  ]);
  const { rows: keywords } = await pool.query('select keyword from content_keyword order by position');
  expect(keywords).toEqual([{ keyword: 'crane' }, { keyword: 'bird' }]);
});
