import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import { indexContent } from './service/index-content.ts';

let app: TestApp;
let ids: string[];

interface Count {
  readonly scope: string;
  readonly term: string;
  readonly n: number;
}

const kept = async (): Promise<Count[]> =>
  (await sql<Count>`select scope, term, n from term_count where n <> 0 order by scope, term`.execute(app.db)).rows;

/** Counts terms in the current listings with a query that doesn't use the triggers' code. */
const recount = async (): Promise<Count[]> =>
  (
    await sql<Count>`
      with whole as (select '*' as scope, unnest(tsvector_to_array(terms) || '{*}') as term from listing),
      within as (
        select 'c:' || category_key as scope, unnest(facets || '{*}') as term from listing
      ),
      keywords as (select 'k:' || category_key as scope, unnest(facets) as term from listing)
      select scope, term, count(*) as n from (
        select * from whole union all select * from within where term !~ '^[cwu]:'
        union all select * from keywords where term like 'w:%'
      ) counted group by scope, term order by scope, term`.execute(app.db)
  ).rows;

const inTransaction = (work: (tx: Transaction) => Promise<unknown>): Promise<unknown> =>
  app.db.transaction().execute(work);

const refresh = (tx: Transaction, contentIds: string[]): Promise<void> =>
  indexContent({ ...app.systemContext(), db: tx, tx }, contentIds);

/** Changes the title, keywords and status of one content and updates its listing, as an edit does. */
const edit = (at: number, title: string, keywords: string[]) =>
  inTransaction(async (tx) => {
    const id = ids[at % ids.length] ?? '';
    const status = at % 7 === 0 ? 'unpublished' : 'published';
    await tx.updateTable('content').set({ title, status }).where('id', '=', id).execute();
    await tx.deleteFrom('content_keyword').where('content_id', '=', id).execute();
    await tx
      .insertInto('content_keyword')
      .values(keywords.map((keyword, position) => ({ content_id: id, keyword, position })))
      .execute();
    await refresh(tx, [id]);
  });

/** Updates several listings at once, in varying order, as a change of their category or contributor does. */
const refreshSome = (at: number) =>
  inTransaction((tx) => {
    const some = ids.filter((_, index) => (index + at) % 3 === 0);
    return refresh(tx, at % 2 === 0 ? some : some.reverse());
  });

beforeAll(async () => {
  app = await testApp();
  const contributors = [await makeContributor(app, 'rahim'), await makeContributor(app, 'karim')];
  const categories = [await makeCategory(app, 'icons'), await makeCategory(app, 'photos')];
  ids = [];
  for (let at = 0; at < 10; at += 1) {
    const category = categories[at % 2] as (typeof categories)[number];
    const contributor = contributors[at % 2] ?? '';
    const search = {
      category,
      contributor,
      title: `Work ${at} rain`,
      keywords: ['rain', `own ${at}`],
      prices: [0, at * 100],
    };
    ids.push((await makeContent(app, search)).contentId);
  }
});

describe('kept counts', () => {
  it('are what a recount finds', async () => {
    const counts = await kept();
    expect(counts.length).toBeGreaterThan(50);
    expect(counts).toEqual(await recount());
  });

  it('stay exact while the same and other contents are refreshed at the same time', async () => {
    const done = await Promise.allSettled(
      Array.from({ length: 80 }, (_, at) =>
        at % 4 === 3 ? refreshSome(at) : edit(at, `Work ${at % 4} of ${at % 3}`, ['rain', `key ${at % 5}`]),
      ),
    );
    expect(done.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
    expect(await kept()).toEqual(await recount());
  });

  it('stay exact when contents are deleted meanwhile, down to the last one', async () => {
    const remove = (id: string) => inTransaction((tx) => tx.deleteFrom('content').where('id', '=', id).execute());
    const [first, second, ...rest] = ids;
    await Promise.all([remove(first ?? ''), edit(4, 'Sun', ['sun']), edit(5, 'Snow', ['snow']), remove(second ?? '')]);
    expect(await kept()).toEqual(await recount());
    await Promise.all(rest.map(remove));
    expect(await kept()).toEqual([]);
  });

  it('include committed changes only', async () => {
    const contributor = await makeContributor(app, 'selim');
    const category = await makeCategory(app, 'fonts');
    const { contentId } = await makeContent(app, { category, contributor, title: 'Kept' });
    const before = await kept();
    await expect(
      inTransaction(async (tx) => {
        await tx.updateTable('content').set({ title: 'Never' }).where('id', '=', contentId).execute();
        await refresh(tx, [contentId]);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await kept()).toEqual(before);
    expect(before).toEqual(await recount());
  });
});
