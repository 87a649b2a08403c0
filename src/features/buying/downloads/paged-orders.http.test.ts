import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { fillApp } from '../../../../tests/support/synthetic.ts';
import { createId } from '../../../platform/database/id.ts';
import { readTaken } from './store/library.ts';

const SIZE = 2000;

it('downloads are read from an index in their order, at any depth, each once', async () => {
  const app = await testApp();
  await fillApp(app, SIZE);
  const [person, other] = [await signInUser(app), await signInUser(app)];
  // Several rows share each microsecond, and their times have digits that milliseconds would lose.
  await app.pool.query(
    `insert into account_download (account_id, content_id, variant_id, last_at)
     select account.id, content_id, variant.id, now() - (row_number() over (partition by account.id order by variant.id) / 7) * interval '1 microsecond'
     from variant, account`,
  );
  await app.pool.query('analyze account_download');
  const { rows } = await app.pool.query<{ account_id: string }>(
    'select account_id from account_download group by account_id having count(*) = $1',
    [SIZE],
  );
  expect(rows).toHaveLength(2);
  const accountId = rows[0]?.account_id ?? '';
  for (const after of [undefined, { at: Date.now() * 1000, variantId: createId() }]) {
    const [plan] = await explainQueries(app.pool, (db) => readTaken(db, accountId, { after, limit: 25 }));
    expect(plan?.indexes).toContain('account_download_newest');
    expect(plan?.steps).not.toContain('Sort');
    expect(plan?.steps).not.toContain('Incremental Sort');
  }
  for (const each of [person, other]) {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Record<string, unknown> } = await each.call(
        'GET',
        `/content/downloaded?limit=100&cursor=${cursor}`,
      );
      const items = body['items'] as { variantId: string }[];
      expect(items.length).toBe(100);
      seen.push(...items.map(({ variantId }) => variantId));
      cursor = body['nextCursor'] as string | null;
    }
    expect([seen.length, new Set(seen).size]).toEqual([SIZE, SIZE]);
  }
}, 60_000);
