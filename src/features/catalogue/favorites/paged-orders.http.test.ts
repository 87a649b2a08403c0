import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { fillApp } from '../../../../tests/support/synthetic.ts';
import { favoriteSorts } from './contract.ts';
import { listFavorites } from './service/list.ts';
import { readFavorites } from './store.ts';

const SIZE = 1500;

it('favourites are read from an index, and pages in every order give each once', async () => {
  const app = await testApp();
  await fillApp(app, SIZE);
  const person = await signInUser(app);
  await signInUser(app);
  await app.pool.query(
    `insert into favorite (account_id, content_id, created_at)
     select account.id, content_id, now() - (row_number() over (partition by account.id order by content_id) / 7) * interval '1 microsecond'
     from listing, account`,
  );
  await app.pool.query('analyze favorite');
  const { rows } = await app.pool.query<{ account_id: string }>('select account_id from favorite limit 1');
  const accountId = rows[0]?.account_id ?? '';
  const [middle] = (await readFavorites(app.db, accountId, { limit: SIZE / 2 })).slice(-1);
  for (const after of [undefined, middle]) {
    const [plan] = await explainQueries(app.pool, (db) => readFavorites(db, accountId, { after, limit: 25 }));
    expect(plan?.indexes).toEqual(['favorite_newest']);
    expect(plan?.steps).not.toContain('Sort');
  }
  for (const sort of favoriteSorts) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = `/favorites/all?sort=${sort}&limit=100&cursor=${cursor}`;
      const { body } = (await person.call('GET', query)) as { body: Record<string, unknown> };
      const items = body['items'] as { _id: string }[];
      expect(items.length).toBe(100);
      seen.push(...items.map(({ _id }) => _id));
      cursor = body['nextCursor'] as string | null;
    }
    expect([sort, seen.length, new Set(seen).size]).toEqual([sort, SIZE, SIZE]);
  }
}, 60_000);

it('a page in the order they were added skips what is hidden, and counts it', async () => {
  const app = await testApp();
  await fillApp(app, SIZE);
  const person = await signInUser(app);
  await app.pool.query(
    `insert into favorite (account_id, content_id, created_at)
     select $1, content_id, now() - row_number() over (order by content_id) * interval '1 microsecond' from listing`,
    [person.userId],
  );
  const { rows } = await app.pool.query<{ content_id: string }>(
    'select content_id from favorite order by created_at desc',
  );
  const ids = rows.map(({ content_id }) => content_id);
  // Hidden favorites: more than one chunk in the middle, and the last one.
  const hidden = [...ids.slice(50, 1250), ...ids.slice(-1)];
  await app.pool.query('delete from listing where content_id = any($1::uuid[])', [hidden]);
  await app.pool.query('analyze favorite');
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = (await person.call('GET', `/favorites/all?limit=20&cursor=${cursor}`)) as {
      body: Record<string, unknown>;
    };
    expect(body).toMatchObject({ total: SIZE - hidden.length, totalIsMore: false, hidden: hidden.length });
    seen.push(...(body['items'] as { _id: string }[]).map(({ _id }) => _id));
    cursor = body['nextCursor'] as string | null;
  }
  expect(seen).toEqual(ids.filter((id) => !hidden.includes(id)));
}, 60_000);

it('a page in the order they were added is read from indexes, once', async () => {
  const app = await testApp();
  await fillApp(app, SIZE);
  const person = await signInUser(app);
  await app.pool.query('insert into favorite (account_id, content_id) select $1, content_id from listing', [
    person.userId,
  ]);
  // The works have new versions, which are only looked up for the page.
  await app.pool.query('update content set version = 2');
  await app.pool.query(
    'insert into content_version (content_id, version) select id, n from content, generate_series(1, 2) as n',
  );
  await app.pool.query('analyze favorite, content, content_version');
  const actor = { kind: 'user' as const, id: person.userId, contributorId: null, sessionId: '', restricted: null };
  const plans = await explainQueries(app.pool, (db) =>
    listFavorites(
      { ...app.systemContext(), db, actor },
      {
        params: undefined,
        query: { sort: 'added', limit: 24 },
        body: undefined,
        idempotencyKey: undefined,
        file: undefined,
      },
      { network: 'test' },
    ),
  );
  const reads = plans.filter(({ steps }) => !steps.includes('Aggregate'));
  expect(reads.map(({ indexes }) => indexes)).toEqual([
    ['favorite_newest'],
    ['listing_pkey'],
    ['content_pkey', 'content_version_pkey'],
  ]);
  for (const { steps } of reads) expect(steps).not.toContain('Seq Scan');
}, 60_000);
