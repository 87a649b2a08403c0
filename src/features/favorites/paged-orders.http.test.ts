import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { explainQueries } from '../../../tests/support/explain.ts';
import { signInUser } from '../../../tests/support/people.ts';
import { fillApp } from '../../../tests/support/synthetic.ts';
import { favoriteSorts } from './contract.ts';
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
  const [plan] = await explainQueries(app.pool, (db) => readFavorites(db, rows[0]?.account_id ?? '', 25));
  expect(plan?.indexes).toEqual(['favorite_newest']);
  expect(plan?.steps).not.toContain('Sort');
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
