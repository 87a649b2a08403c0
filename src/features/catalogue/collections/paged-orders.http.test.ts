import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { createId } from '../../../platform/database/id.ts';
import { readCollections } from './store/collections.ts';

const SIZE = 600;

it('collections are read from an index in their order, each once, and the last page is not empty', async () => {
  const app = await testApp();
  await app.pool.query(
    `insert into collection (id, key, title, published, position)
     select gen_random_uuid(), 'key-' || n, 'Title', n % 2 = 0, n / 10 from generate_series(1, $1::int) n`,
    [SIZE * 2],
  );
  await app.pool.query('analyze collection');
  for (const after of [undefined, { position: 50, id: createId() }]) {
    const page = { sort: 'position', limit: 25, after } as const;
    const [plan] = await explainQueries(app.pool, (db) => readCollections(db, page));
    expect(plan?.indexes).toEqual(['collection_published']);
    expect(plan?.steps).not.toContain('Sort');
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: { _id: string }[]; nextCursor: string | null; total: number } = await app.get(
      `/api/v1/collection/all?limit=100&cursor=${cursor}`,
    );
    expect([page.items.length, page.total]).toEqual([100, SIZE]);
    seen.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor;
  }
  expect([seen.length, new Set(seen).size]).toEqual([SIZE, SIZE]);
});
