import { describe, expect, it } from 'vitest';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type CalledList, makeListShop } from '../../../../tests/support/favorite-list-calls.ts';
import { makeFavoriteList } from '../../../../tests/support/favorite-lists.ts';
import { browser, type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { MAX_LIST_ITEMS, MAX_LISTS } from './contract.ts';
import { deleteOldLists } from './service/account-data.ts';

const { app, person, works, call, create } = await makeListShop();
const all = async (who: SignedInUser, query = ''): Promise<CalledList[]> =>
  (await call(who, 'GET', `all${query}`))['items'] as CalledList[];
const add = (who: SignedInUser, id: string, contentId: string, isIn = true, status = 200) =>
  call(who, 'PUT', `item/${id}/${contentId}`, { isIn }, status);
const itemsOf = async (who: SignedInUser, id: string): Promise<string[]> =>
  ((await call(who, 'GET', `single/${id}`))['items'] as { _id: string }[]).map(({ _id }) => _id);
const shared = (token: string | null) => browser(app).call('GET', `/favorites/lists/shared/${token}`);

const bangla = 'পহেলা বৈশাখের মঙ্গল শোভাযাত্রার জন্য মুখোশ আর আলপনার নকশার তালিক';

describe('own lists', () => {
  it('are made, named, described and found, the newest first', async () => {
    const who = await signInUser(app);
    const first = await create(who, { name: '  Ideas\u200b for Eid ', note: 'Line one\nLine two' });
    expect(first).toMatchObject({
      name: 'Ideas for Eid',
      note: 'Line one\nLine two',
      version: 1,
      count: 0,
      token: null,
    });
    expect(bangla).toHaveLength(64);
    const second = await create(who, { name: bangla, contentId: works[0] });
    expect(second).toMatchObject({ name: bangla, count: 1 });
    expect((await all(who)).map(({ name }) => name)).toEqual([bangla, 'Ideas for Eid']);
    expect((await all(who, `?content=${works[0]}`)).map(({ has }) => has)).toEqual([true, false]);
    expect((await all(who, '?content=nonsense')).map(({ has }) => has)).toEqual([false, false]);
  });

  it.each(['<script>alert(1)</script>', "'; drop table favorite_list; --", '{{7*7}}', '../../etc/passwd', '=1+1'])(
    'keep the name %s as it is',
    async (name) => {
      const who = await signInUser(app);
      const { _id } = await create(who, { name, note: name });
      expect((await all(who))[0]).toMatchObject({ name, note: name });
      const { token } = (await call(who, 'PUT', `share/${_id}`, { isShared: true })) as unknown as CalledList;
      expect((await shared(token)).body).toMatchObject({ name, note: name });
    },
  );

  it.each([
    [{ name: '' }],
    [{ name: ' \u200b ' }],
    [{ name: 'x'.repeat(81) }],
    [{ name: 'x', note: 'x'.repeat(501) }],
    [{ name: 'x', owner: 'me' }],
    [{ name: ['x'] }],
    [{}],
  ])('refuse %j', async (body) => {
    expect((await person.call('POST', '/favorites/lists/create', body)).status).toBe(400);
  });

  it('are renamed on what was read: of two changes from one reading the second is refused', async () => {
    const { _id, version } = await create(person);
    const changes = await Promise.all(
      ['One', 'Two'].map((name) => person.call('PUT', `/favorites/lists/update/${_id}`, { name, version })),
    );
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const current = (await all(person)).find((each) => each._id === _id);
    expect(current?.version).toBe(2);
    // A retry changes nothing.
    expect(await call(person, 'PUT', `update/${_id}`, { name: current?.name, version })).toMatchObject({ version: 2 });
  });

  it('are as many as fit, also where many are made at once', async () => {
    const who = await signInUser(app);
    for (let n = 4; n < MAX_LISTS; n += 1) await makeFavoriteList(app, who.userId, { name: `List ${n}` });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => who.call('POST', '/favorites/lists/create', { name: `List ${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await all(who)).toHaveLength(MAX_LISTS);
    expect((await who.call('POST', '/favorites/lists/create', { name: 'One more' })).body['detail']).toBe(
      'You’ve reached the limit of 50 lists. Delete one first.',
    );
    const inBangla = await who.fetch('/api/v1/favorites/lists/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'bn' },
      body: JSON.stringify({ name: 'One more' }),
    });
    expect(await inBangla.json()).toMatchObject({ detail: expect.stringContaining('৫০টি') });
    await expect(
      app.pool.query(
        "insert into favorite_list (id, account_id, place, name) values (gen_random_uuid(), $1, 50, 'x')",
        [who.userId],
      ),
    ).rejects.toThrow(/favorite_list_place_check/);
  });

  it('are deleted, which ends the link, and restored for 30 days', async () => {
    const who = await signInUser(app);
    const { _id } = await create(who, { name: 'Gone', contentId: works[1] });
    const { token } = (await call(who, 'PUT', `share/${_id}`, { isShared: true })) as unknown as CalledList;
    for (const _ of [1, 2]) await call(who, 'DELETE', `delete/${_id}`);
    expect([await all(who), (await shared(token)).status]).toEqual([[], 404]);
    await call(who, 'GET', `single/${_id}`, undefined, 404);
    await add(who, _id, works[0] ?? '', true, 404);
    for (const _ of [1, 2])
      expect(await call(who, 'POST', `restore/${_id}`)).toMatchObject({ name: 'Gone', count: 1, token: null });
    await call(who, 'DELETE', `delete/${_id}`);
    await app.pool.query("update favorite_list set deleted_at = now() - interval '31 days' where id = $1", [_id]);
    await deleteOldLists(app.systemContext());
    await call(who, 'POST', `restore/${_id}`, undefined, 404);
  });

  it('are nobody else’s to see or change', async () => {
    const { _id } = await create(person);
    const other = await signInUser(app);
    for (const [method, path, body] of [
      ['GET', `single/${_id}`],
      ['PUT', `update/${_id}`, { name: 'Mine', version: 1 }],
      ['DELETE', `delete/${_id}`],
      ['POST', `restore/${_id}`],
      ['PUT', `item/${_id}/${works[0]}`, { isIn: true }],
      ['PUT', `order/${_id}`, { before: [], ids: [] }],
      ['PUT', `share/${_id}`, { isShared: true }],
    ] as const) {
      await call(other, method, path, body, 404);
      expect((await browser(app).call(method, `/favorites/lists/${path}`, body)).status).toBe(401);
    }
    await expect(
      app.pool.query(
        'insert into favorite_list_item (list_id, account_id, content_id, position) values ($1, $2, $3, 0)',
        [_id, other.userId, works[0]],
      ),
    ).rejects.toThrow(/foreign key/);
  });
});

describe('the works of a list', () => {
  it('are added at the end and taken out; repeating either changes nothing', async () => {
    const { _id } = await create(person);
    const [crane = '', anhinga = '', bittern = ''] = works;
    for (const id of [crane, anhinga, bittern, anhinga]) await add(person, _id, id);
    expect(await itemsOf(person, _id)).toEqual([crane, anhinga, bittern]);
    for (const _ of [1, 2]) expect(await add(person, _id, crane, false)).toEqual({ isIn: false, count: 2 });
    expect(await add(person, _id, crane)).toEqual({ isIn: true, count: 3 });
    expect(await itemsOf(person, _id)).toEqual([anhinga, bittern, crane]);
    await add(person, _id, '019aa5c4-0000-7000-8000-000000000000', true, 404);
    await add(person, _id, 'nonsense', true, 404);
  });

  it('are all there after being added at once, each at a place of its own', async () => {
    const { _id } = await create(person);
    const cookie = `sid=${person.cookies.get('sid')}`;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        (n % 2 === 0 ? app.fetch : app.elsewhere)(`/api/v1/favorites/lists/item/${_id}/${works[n % 4]}`, {
          method: 'PUT',
          headers: { cookie, 'content-type': 'application/json' },
          body: '{"isIn":true}',
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => 200));
    expect((await itemsOf(person, _id)).sort()).toEqual([...works].sort());
  });

  it('are as many as fit: of two last ones at once one is refused', async () => {
    const who = await signInUser(app);
    const category = await makeCategory(app, 'many');
    const contributor = await makeContributor(app, 'of-many');
    const first = await makeContent(app, { category, contributor, title: 'Many', prices: [0] });
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into content select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
       from content c, generate_series(1, $2) where c.id = $1 returning id`,
      [first.contentId, MAX_LIST_ITEMS - 1],
    );
    const { id } = await makeFavoriteList(app, who.userId, { contentIds: rows.map((row) => row.id) });
    const answers = await Promise.all(
      works.slice(0, 2).map((work) => who.call('PUT', `/favorites/lists/item/${id}/${work}`, { isIn: true })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await itemsOf(who, id)).toHaveLength(MAX_LIST_ITEMS);
    // After one work was removed from the full list, the work that was refused before can be added.
    const [last] = (await itemsOf(who, id)).slice(-1);
    await add(who, id, rows[0]?.id ?? '', false);
    expect((await itemsOf(who, id)).at(-1)).toBe(last);
    for (const work of works.slice(0, 2)) if (work !== last) await add(who, id, work);
    expect(await itemsOf(who, id)).toHaveLength(MAX_LIST_ITEMS);
  });

  it('are ordered by one who saw them as they are', async () => {
    const { _id } = await create(person);
    const [a = '', b = '', c = ''] = works;
    for (const id of [a, b, c]) await add(person, _id, id);
    await call(person, 'PUT', `order/${_id}`, { before: [a, b, c], ids: [c, a, b] });
    await call(person, 'PUT', `order/${_id}`, { before: [a, b, c], ids: [c, a, b] });
    expect(await itemsOf(person, _id)).toEqual([c, a, b]);
    await call(person, 'PUT', `order/${_id}`, { before: [a, b, c], ids: [b, c, a] }, 409);
    await call(person, 'PUT', `order/${_id}`, { before: [c, a, b], ids: [c, a] }, 409);
    await call(person, 'PUT', `order/${_id}`, { before: [c, a, b], ids: [c, a, works[3]] }, 409);
    await call(person, 'PUT', `order/${_id}`, { before: [c, a, b], ids: [c, c, a] }, 409);
    const both = await Promise.all(
      [
        [a, b, c],
        [b, a, c],
      ].map((ids) => person.call('PUT', `/favorites/lists/order/${_id}`, { before: [c, a, b], ids })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the owner’s data', () => {
  it('goes with the account, while works are being added', async () => {
    const who = await signInUser(app);
    const { _id } = await create(who);
    await Promise.all([
      add(who, _id, works[0] ?? ''),
      app.pool.query('delete from favorite_list where account_id = $1', [who.userId]).catch(() => undefined),
    ]).catch(() => undefined);
    const { rows } = await app.pool.query(
      'select 1 from favorite_list_item i left join favorite_list l on l.id = i.list_id where l.id is null',
    );
    expect(rows).toEqual([]);
  });
});
