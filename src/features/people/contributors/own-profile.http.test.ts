import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'birds');

const update = (person: SignedInUser, body: object) => person.call('PUT', '/contributor/update/profile', body);
const readOwn = async (person: SignedInUser) =>
  (await person.call('GET', '/contributor/profile')).body['contributor'] as Record<string, unknown>;

describe('the own contributor’s profile', () => {
  it('says other things than the account, on the public page and on cards', async () => {
    const person = await signInContributor(app, { name: 'Salma Begum' });
    const { contentId } = await makeContent(app, {
      category,
      contributor: person.userId,
      title: 'Kingfisher',
      prices: [0],
    });
    const change = {
      username: 'salma-studio',
      name: 'সালমা Studio',
      bio: 'Birds\nand boats',
      website: 'https://example.com/salma',
    };
    expect(await update(person, change)).toMatchObject({ status: 200, body: { contributor: change } });
    expect(await readOwn(person)).toMatchObject({ ...change, image: null });
    expect(await app.get('/api/v1/contributor/single/salma-studio')).toMatchObject(change);
    expect(await app.get(`/api/v1/content/single/${contentId}`)).toMatchObject({
      contributor: { name: 'সালমা Studio', username: 'salma-studio' },
    });
    expect(await app.get('/api/v1/content/all?contributor=salma-studio')).toMatchObject({ total: 1 });
    expect(await app.get(`/api/v1/content/all?q=${encodeURIComponent('সালমা')}`)).toMatchObject({ total: 1 });
    expect((await person.call('GET', '/user/get/profile')).body['user']).toMatchObject({
      username: person.username,
      name: 'Salma Begum',
    });
  });

  it('changes what is given; an empty website removes it', async () => {
    const person = await signInContributor(app, { name: 'Karim Uddin' });
    await update(person, { website: 'https://example.com', bio: 'Maps' });
    await update(person, { name: 'Karim Maps' });
    expect(await readOwn(person)).toMatchObject({ name: 'Karim Maps', bio: 'Maps', website: 'https://example.com' });
    await update(person, { website: '' });
    expect(await readOwn(person)).toMatchObject({ website: null, username: person.username });
    expect((await update(person, {})).status).toBe(200);
  });

  it.each([
    ['HTTPS://Example.com/Salma', 'https://Example.com/Salma'],
    ['https://www.youtube.com/@salma', 'https://www.youtube.com/@salma'],
    ['https://example.com?by=salma@example.com', 'https://example.com?by=salma@example.com'],
    ['http://example.com:8080', 'http://example.com:8080'],
  ])('takes the website %s', async (given, stored) => {
    const person = await signInContributor(app, { name: 'Wide Web' });
    expect((await update(person, { website: given })).status).toBe(200);
    expect(await readOwn(person)).toMatchObject({ website: stored });
  });

  it('follows the account in what the two have in common, and in nothing else', async () => {
    const person = await signInContributor(app, { name: 'Nila Roy' });
    await person.call('PUT', '/user/update/profile', { name: 'Nila Rani Roy', bio: 'Draws' });
    expect(await readOwn(person)).toMatchObject({ name: 'Nila Rani Roy', bio: 'Draws' });
    await update(person, { name: 'Blue Studio', bio: 'All of it is blue' });
    await person.call('PUT', '/user/update/profile', { name: 'Nila', bio: 'Paints', username: 'nila-r' });
    expect(await readOwn(person)).toMatchObject({ name: 'Blue Studio', bio: 'All of it is blue', username: 'nila-r' });
  });

  it.each([
    ['username', 'admin', 400],
    ['username', 'x', 400],
    ['username', 'deleted-0123456789ab', 409],
    ['username', 'paper-crane', 409],
    ['username', 'pap3r_crane', 409],
    ['name', 'Arbor Support', 400],
    ['name', '\u200b ', 400],
    ['name', 'n'.repeat(121), 400],
    ['bio', 'b'.repeat(2001), 400],
    ['website', 'javascript:alert(1)', 400],
    ['website', 'example.com', 400],
    ['website', 'https://user@example.com', 400],
    ['website', 'https://user:word@example.com/', 400],
    ['website', 'https://example.com\\@example.org', 400],
    ['website', 'https://localhost', 400],
    ['website', `https://example.com/${'x'.repeat(300)}`, 400],
  ])('refuses the %s %s beside the field', async (field, value, status) => {
    await app.pool.query(
      "insert into contributor (id, username, name) values (uuidv7(), 'paper-crane', 'Paper Crane') on conflict do nothing",
    );
    const person = await signInContributor(app, { name: 'Bold Person' });
    expect(await update(person, { [field]: value })).toMatchObject({
      status,
      body: { errors: [{ path: field, message: expect.stringMatching(/\S/) }] },
    });
  });

  it('takes nothing else from the body', async () => {
    const person = await signInContributor(app, { name: 'Plain Person' });
    for (const field of ['status', 'id', 'account_id', 'image', 'image_key', 'terms_version'])
      expect((await update(person, { [field]: 'x' })).status).toBe(400);
  });

  it('gives a username to one of two contributors who want it at once', async () => {
    const people = await Promise.all(['One Maker', 'Two Maker'].map((name) => signInContributor(app, { name })));
    const answers = await Promise.all(people.map((person) => update(person, { username: 'wanted-page' })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });
});
