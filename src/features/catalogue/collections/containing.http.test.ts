import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import {
  type Made,
  makeCategory,
  makeCollection,
  makeContent,
  makeContributor,
} from '../../../../tests/support/factories.ts';
import { createId } from '../../../platform/database/id.ts';
import { readContaining, readFirstItems } from './store/collections.ts';

let app: TestApp;
let boat: Made;
let oar: Made;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  const category = await makeCategory(app, 'boats');
  const contributor = await makeContributor(app, 'rahim');
  boat = await makeContent(app, { category, contributor, title: 'Boat' });
  oar = await makeContent(app, { category, contributor, title: 'Oar' });
});

let asked = 0;
/** Reads with a different URL each time, because responses are cached for a second. */
const read = async (contentId: string) => {
  asked += 1;
  const response = await app.fetch(`/api/v1/collection/containing/${contentId}?asked=${asked}`);
  const { items } = (await response.json()) as { items: { key: string; covers: object[] }[] };
  return { status: response.status, keys: items.map(({ key }) => key), items };
};

describe('the collections that a work is in', () => {
  it('are those that are published and in their time, in their order, at most four', async () => {
    for (const key of ['rivers', 'ghats', 'rain', 'hidden', 'later', 'sails', 'masts']) {
      await makeCollection(app, key, key === 'rain' ? [oar] : [oar, boat]);
      const change = { hidden: { published: false }, later: { visible_from: new Date(Date.now() + 3_600_000) } }[key];
      if (change !== undefined) await app.db.updateTable('collection').set(change).where('key', '=', key).execute();
    }
    await app.db.updateTable('collection').set({ position: 1 }).where('key', '=', 'rivers').execute();
    expect(await read(boat.contentId)).toMatchObject({ status: 200, keys: ['ghats', 'sails', 'masts', 'rivers'] });
    expect((await read(oar.contentId)).keys).toEqual(['ghats', 'rain', 'sails', 'masts']);
    for (const { covers } of (await read(boat.contentId)).items) expect(covers.length).toBeLessThanOrEqual(1);
  });

  it('are none of a work that is in none, or is not there', async () => {
    for (const id of [createId(), 'boat']) expect(await read(id)).toMatchObject({ status: 200, keys: [] });
  });

  it('are read by indexes, not by reading every collection’s works', async () => {
    await app.pool.query(`
      insert into collection (id, key, title, published, position)
        select gen_random_uuid(), 'k' || n, 'k', true, n from generate_series(1, 200) n;
      insert into content (id, contributor_id, category_id, title, language, status)
        select gen_random_uuid(), contributor_id, category_id, 'x', 'en', 'draft' from content, generate_series(1, 200) n
        where content.id = '${boat.contentId}';
      insert into collection_item (collection_id, content_id, position)
        select c.id, w.id, 1 from collection c, content w where c.key ~ '^k' and w.title = 'x';
      analyze collection; analyze collection_item`);
    const [first] = (await app.pool.query("select id from collection where key = 'k1'")).rows as { id: string }[];
    const plans = await explainQueries(app.pool, async (db) => {
      await readContaining(db, boat.contentId, 4);
      await readFirstItems(db, [first?.id ?? ''], 8);
    });
    for (const { scanned } of plans) expect(scanned).not.toContain('collection_item');
    expect(plans[1]?.indexes).toContain('collection_item_order');
  });
});
