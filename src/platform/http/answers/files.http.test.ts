import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { originalKey } from '../../storage/storage.ts';

const app = await testApp();
const key = originalKey('ab'.repeat(32));
await app.platform.storage.put(key, Buffer.from('what a reviewer opens'));
const link = (seconds = 300): Promise<string> =>
  app.platform.storage.createLink(key, { seconds, fileName: 'কাজ.svg', mediaType: 'image/svg+xml' });

describe('a link to a private file', () => {
  it('gives it to be saved, whole, in parts and by name', async () => {
    const answer = await app.fetch(await link());
    expect([answer.status, await answer.text()]).toEqual([200, 'what a reviewer opens']);
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent('কাজ.svg')}`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const part = await app.fetch(await link(), { headers: { range: 'bytes=5-5' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'a', 'bytes 5-5/21']);
    const head = await app.fetch(await link(), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '21', '']);
  });

  it('is for reading, by no other method', async () => {
    const address = await link();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect([method, (await app.fetch(address, { method })).status]).toEqual([method, 405]);
    expect((await app.fetch(address)).status).toBe(200);
  });

  it('opens nothing after its time, however often it opened before', async () => {
    const address = await link(60);
    expect((await app.fetch(address)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const late = await app.fetch(address);
    vi.useRealTimers();
    expect([late.status, late.headers.get('cache-control')]).toEqual([403, 'no-store']);
  });

  it('opens nothing else, and nothing without its signature, for anybody', async () => {
    const address = await link();
    const other = originalKey('cd'.repeat(32));
    await app.platform.storage.put(other, Buffer.from('somebody else’s'));
    const person = await signInUser(app);
    const changed = [
      address.replace(key, other),
      address.replace(key, `originals/../${other}`),
      address.replace(key, `originals%2f..%2f${other}`),
      address.replace('/files/', '/files//'),
      address.replace('/files/', '/files/../files/./'),
      address.replace('.svg', '.html'),
      address.replace(/signature=[^&]*/, 'signature='),
      `/files/${other}`,
      '/files/',
      '/files/secret',
    ].filter((each) => new URL(each, 'http://a').href !== new URL(address, 'http://a').href);
    expect(changed.length).toBeGreaterThanOrEqual(9);
    for (const each of changed)
      expect([each, [403, 404].includes((await person.fetch(each)).status)]).toEqual([each, true]);
  });

  it('to what is gone finds nothing', async () => {
    const gone = originalKey('ef'.repeat(32));
    const options = { seconds: 60, fileName: 'a', mediaType: 'text/plain' };
    expect((await app.fetch(await app.platform.storage.createLink(gone, options))).status).toBe(404);
  });
});
