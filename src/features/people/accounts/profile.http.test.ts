import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { applyToContribute, type Browser, browser, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const send = (own: Browser, bytes: Uint8Array<ArrayBuffer> | string, name = 'face.png', field = 'image') => {
  const body = new FormData();
  body.append(field, new File([bytes], name));
  return own.fetch('/api/v1/user/update/image', { method: 'PUT', body });
};
const picture = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1b7f4d' } })
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer(),
  );

describe('a profile', () => {
  it('has exactly its declared fields, and is private', async () => {
    const person = await signInUser(app, { phone: '+8801711111111', name: 'Ayesha' });
    const { body } = await person.call('GET', '/user/get/profile');
    expect(body).toMatchObject({
      downloads: 0,
      user: {
        username: 'ayesha',
        name: 'Ayesha',
        phone: '+8801711111111',
        email: null,
        bio: '',
        image: null,
        language: 'en',
        digits: 'beng',
      },
    });
    expect((body['user'] as { methods: unknown[] }).methods).toMatchObject([
      { method: 'phone', label: '+8801711111111' },
    ]);
    expect((await browser(app).call('GET', '/user/get/profile')).status).toBe(401);
  });

  it('changes the fields that are sent, and keeps the others', async () => {
    const person = await signInUser(app, { name: 'Before' });
    await person.call('PUT', '/user/update/profile', { bio: 'I draw.\nMostly birds.' });
    const { status, body } = await person.call('PUT', '/user/update/profile', {
      username: '  New_Name-1 ',
      language: 'bn',
      emails: ['news', 'news'],
    });
    expect(status).toBe(200);
    expect(body['user']).toMatchObject({
      username: 'new_name-1',
      name: 'Before',
      bio: 'I draw.\nMostly birds.',
      language: 'bn',
      emails: ['news'],
    });
  });

  it.each([
    ['username', 'x'],
    ['username', 'has space'],
    ['username', '-begins'],
    ['username', 'x'.repeat(40)],
    ['username', 'রহিম'],
    ['username', '019aa5c4-0000-7000-8000-000000000000'],
    ['name', 'n'.repeat(121)],
    ['bio', 'b'.repeat(2001)],
    ['language', 'fr'],
    ['digits', 'arab'],
    ['emails', ['spam']],
  ])('refuses a bad %s and names the field', async (field, value) => {
    const person = await signInUser(app);
    const { status, body } = await person.call('PUT', '/user/update/profile', { [field]: value });
    expect(status).toBe(400);
    expect((body['errors'] as { path: string }[])[0]?.path.split('.')[0]).toBe(field);
  });

  it.each(['role', 'isContributor', 'status', 'email', 'phone', 'image_key', '_id', 'is_contributor', 'suspended_at'])(
    'takes no %s from the body',
    async (field) => {
      const person = await signInUser(app);
      const before = await app.pool.query('select * from account where id = $1', [person.userId]);
      expect((await person.call('PUT', '/user/update/profile', { [field]: 'x', bio: 'y' })).status).toBe(400);
      expect((await app.pool.query('select * from account where id = $1', [person.userId])).rows).toEqual(before.rows);
    },
  );

  it('appears on the contributor’s page, also under another username', async () => {
    const person = await signInUser(app, { name: 'Nadia' });
    expect(person.username).toBe('nadia');
    const known = await makeContributor(app, 'nadia');
    await applyToContribute(person);
    const own = (await person.call('GET', '/contributor/account')).body['contributor'] as { username: string };
    expect(own.username).toMatch(/^nadia-/);
    expect((await person.call('PUT', '/user/update/profile', { language: 'bn', bio: 'Hello' })).status).toBe(200);
    const { rows } = await app.pool.query('select username, bio from contributor where id = $1', [person.userId]);
    expect(rows).toEqual([{ username: own.username, bio: 'Hello' }]);
    const other = await signInUser(app, { name: 'Salma', isContributor: true });
    expect((await other.call('PUT', '/user/update/profile', { username: 'nadia' })).status).toBe(409);
    const free = await person.call('PUT', '/user/update/profile', { username: 'nadia-2' });
    expect(free.status).toBe(200);
    await makeContributor(app, 'taken-by-a-maker');
    const clash = await other.call('PUT', '/user/update/profile', { username: 'taken-by-a-maker' });
    expect(clash).toMatchObject({ status: 409, body: { errors: [{ path: 'username' }] } });
    expect(known).not.toBe(person.userId);
  });

  it('gives a username to one account only, even with concurrent calls', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => signInUser(app)));
    const answers = await Promise.all(
      people.map((each) => each.call('PUT', '/user/update/profile', { username: 'wanted' })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body['errors']).toEqual([
      { path: 'username', message: 'This username is taken. Choose another one.' },
    ]);
  });
});

describe('a picture', () => {
  it('is cut square and encoded again, without its metadata; the old one is removed', async () => {
    const person = await signInUser(app);
    const first = (await (await send(person, await picture())).json()) as { user: { image: string } };
    const shown = await app.fetch(first.user.image);
    expect(shown.status).toBe(200);
    const meta = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(meta.exif).toBeUndefined();
    const second = (await (await send(person, await picture())).json()) as { user: { image: string } };
    expect(second.user.image).not.toBe(first.user.image);
    expect((await app.fetch(first.user.image)).status).toBe(404);
    expect((await person.call('GET', '/user/authenticate')).body).toMatchObject({
      user: { avatar: second.user.image },
    });
    expect((await person.call('DELETE', '/user/remove/image')).body).toMatchObject({ user: { image: null } });
    expect((await app.fetch(second.user.image)).status).toBe(404);
  });

  it('stays where its row names it, even if removing the old one fails', async () => {
    const person = await signInUser(app);
    await send(person, await picture());
    vi.spyOn(app.platform.storage, 'remove').mockRejectedValueOnce(new Error('the disk is gone'));
    expect((await send(person, await picture())).status).toBe(500);
    const { body } = await person.call('GET', '/user/get/profile');
    const { image } = body['user'] as { image: string };
    expect((await app.fetch(image)).status).toBe(200);
  });

  it('leaves no file behind where its row is not changed', async () => {
    const person = await signInUser(app);
    const put = vi.spyOn(app.platform.storage, 'put');
    // The account is suspended after the session was checked and before the change is written.
    put.mockImplementationOnce(async (key, bytes) => {
      await app.platform.storage.put(key, bytes);
      await app.pool.query("update account set status = 'suspended', suspended_at = now() where id = $1", [
        person.userId,
      ]);
    });
    expect((await send(person, await picture())).status).toBe(401);
    const key = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    expect(key).not.toBe('');
    expect(await app.platform.storage.stat(key)).toBeUndefined();
  });

  it('that cannot be decoded is refused with its field, and the old one stays', async () => {
    const person = await signInUser(app);
    const { user } = (await (await send(person, await picture())).json()) as { user: { image: string } };
    for (const bad of ['I am a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', '']) {
      const response = await send(person, bad);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'image' }] });
    }
    expect((await send(person, await picture(), 'a.jpg', 'file')).status).toBe(400);
    expect((await app.fetch(user.image)).status).toBe(200);
  });

  it('may be as large as the limit and no larger; a malformed body is refused', async () => {
    const person = await signInUser(app);
    expect((await send(person, new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    const put = (type: string, body: string) =>
      person.fetch('/api/v1/user/update/image', { method: 'PUT', headers: { 'content-type': type }, body });
    expect((await put('multipart/form-data; boundary=x', '--x\r\nbroken')).status).toBe(400);
    expect((await put('multipart/form-data', 'x')).status).toBe(415);
    expect((await put('application/json', '{}')).status).toBe(415);
    expect((await send(browser(app), 'x')).status).toBe(401);
  });
});
