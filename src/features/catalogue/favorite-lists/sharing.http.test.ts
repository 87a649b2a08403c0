import { describe, expect, it } from 'vitest';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type CalledList, makeListShop } from '../../../../tests/support/favorite-list-calls.ts';
import { makeFavoriteList } from '../../../../tests/support/favorite-lists.ts';
import { browser, type SignedInUser, signInUser } from '../../../../tests/support/people.ts';

const { app, person, works, call, create } = await makeListShop();
const itemsOf = async (who: SignedInUser, id: string): Promise<string[]> =>
  ((await call(who, 'GET', `single/${id}`))['items'] as { _id: string }[]).map(({ _id }) => _id);
const shared = (token: string | null) => browser(app).call('GET', `/favorites/lists/shared/${token}`);
const hide = (id: string) => app.pool.query('delete from listing where content_id = $1', [id]);

const bangla = 'পহেলা বৈশাখের মঙ্গল শোভাযাত্রার জন্য মুখোশ আর আলপনার নকশার তালিক';

describe('a shared list', () => {
  it('is read by anybody with the link, and names its owner only where they say so', async () => {
    const { _id } = await create(person, { name: 'Shared', contentId: works[0] });
    const { token } = (await call(person, 'PUT', `share/${_id}`, { isShared: true })) as unknown as CalledList;
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(await call(person, 'PUT', `share/${_id}`, { isShared: true })).toEqual({ token, showsOwner: false });
    const read = await shared(token);
    expect(read).toMatchObject({ status: 200, body: { name: 'Shared', owner: null, items: [{ _id: works[0] }] } });
    expect(JSON.stringify(read.body)).not.toContain(person.userId);
    await call(person, 'PUT', `share/${_id}`, { isShared: true, showsOwner: true });
    expect((await shared(token)).body).toMatchObject({ owner: 'Rahima' });
  });

  it('ends with the sharing, and an old link with a new one, at once', async () => {
    const { _id } = await create(person);
    const share = async (body: object) =>
      ((await call(person, 'PUT', `share/${_id}`, body)) as unknown as CalledList).token;
    const first = await share({ isShared: true });
    expect((await shared(first)).status).toBe(200);
    const second = await share({ isShared: true, newLink: true });
    expect([(await shared(first)).status, (await shared(second)).status]).toEqual([404, 200]);
    expect(await share({ isShared: false })).toBeNull();
    expect((await shared(second)).status).toBe(404);
    expect(await share({ isShared: true })).not.toBe(second);
    const response = await app.fetch(`/api/v1/favorites/lists/shared/${await share({ isShared: true })}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('leaves out what is hidden, which its owner still sees, and is nobody’s once the owner is suspended', async () => {
    const owner = await signInUser(app);
    const category = await makeCategory(app, 'hidden');
    const contributor = await makeContributor(app, 'hider');
    const { contentId } = await makeContent(app, { category, contributor, title: 'Hidden', prices: [0] });
    const { id, token } = await makeFavoriteList(app, owner.userId, {
      isShared: true,
      contentIds: [contentId, ...works.slice(0, 1)],
    });
    expect((await shared(token)).body['items']).toHaveLength(2);
    await hide(contentId);
    expect((await shared(token)).body['items']).toMatchObject([{ _id: works[0] }]);
    expect((await call(owner, 'GET', `single/${id}`))['items']).toMatchObject([
      { _id: contentId, title: 'Hidden', isListed: false },
      { _id: works[0], isListed: true },
    ]);
    await app.pool.query("update account set status = 'suspended', suspended_at = now() where id = $1", [owner.userId]);
    expect((await shared(token)).status).toBe(404);
  });

  it('is saved as a copy by whoever is signed in, with what is public', async () => {
    const owner = await signInUser(app);
    const { token } = await makeFavoriteList(app, owner.userId, {
      name: bangla,
      isShared: true,
      contentIds: works.slice(0, 3).reverse(),
    });
    const who = await signInUser(app);
    const copy = (await call(who, 'POST', `copy/${token}`)) as unknown as CalledList;
    expect(copy).toMatchObject({ name: bangla, count: 3, token: null, showsOwner: false });
    expect(await itemsOf(who, copy._id)).toEqual(works.slice(0, 3).reverse());
    expect((await browser(app).call('POST', `/favorites/lists/copy/${token}`)).status).toBe(401);
    await call(who, 'POST', 'copy/nonsense', undefined, 404);
  });

  it.each(['x', 'A'.repeat(22), "' or true --", '%00', 'null'])('is not there at %s', async (token) => {
    expect((await shared(encodeURIComponent(token))).status).toBe(404);
  });
});
