import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { listAll } from '../../../tests/support/list-all.ts';
import { applyToContribute, signInUser } from '../../../tests/support/people.ts';
import { openSmallDisk } from '../../../tests/support/small-disk.ts';
import { beginUpload, createTusCalls, sha256Of } from '../../../tests/support/tus.ts';
import { StorageFullError } from './errors.ts';
import { createFolderStorage } from './folder.ts';

const MB = 1_000_000;
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const disk = openSmallDisk(app.folder, 24 * MB);
const root = join(app.folder, 'alone');
const storage = createFolderStorage({ root, secret: 'x'.repeat(40) });
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const names = (): string[] =>
  existsSync(root)
    ? readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [entry.name] : [],
      )
    : [];

afterEach(() => disk.empty());
afterAll(() => disk.close());

describe(`a full disk (${disk.kind})`, () => {
  const bytes = randomBytes(3 * MB);

  it('keeps what is there, and takes nothing half', async () => {
    await storage.put('originals/ab/before', bytes);
    disk.fill(MB);
    const outside = join(await mkdtemp(join(tmpdir(), 'arbor-outside-')), 'file');
    writeFileSync(outside, bytes);
    const tries = [
      () => storage.put('originals/ab/bytes', bytes),
      () => storage.put('originals/ab/stream', Readable.from([bytes.subarray(0, 2 * MB), bytes.subarray(2 * MB)])),
      () => storage.copy('originals/ab/before', 'originals/ab/copy'),
      // On one disk it is only another name, and needs no room.
      ...(disk.kind === 'tmpfs' ? [() => storage.putFile('originals/ab/moved', outside)] : []),
    ];
    // The object that is there stays.
    const again = () => storage.put('originals/ab/before', randomBytes(3 * MB));
    for (const attempt of [...tries, again]) await expect(attempt()).rejects.toThrow(StorageFullError);
    expect((await listAll(storage, 'originals')).map(({ key }) => key)).toEqual(['originals/ab/before']);
    expect(names()).toEqual(['before']);
    expect(hash(await buffer(await storage.read('originals/ab/before')))).toBe(hash(bytes));
    expect(existsSync(outside)).toBe(true);
    disk.empty();
    for (const attempt of tries) await attempt();
    for (const { key } of await listAll(storage, 'originals'))
      expect([key, hash(await buffer(await storage.read(key)))]).toEqual([key, hash(bytes)]);
    for (const { key } of await listAll(storage, 'originals')) await storage.remove(key);
  });

  it('is no readiness, and is again once there is room', async () => {
    disk.fill();
    await expect(storage.check()).rejects.toThrow(StorageFullError);
    disk.empty();
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('answers 507 in words to whoever sends a picture, who keeps the one they had', async () => {
    const person = await signInUser(app);
    const face = new Uint8Array(
      await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
        .png()
        .toBuffer(),
    );
    const send = (language: string) => {
      const body = new FormData();
      body.append('image', new File([face], 'face.png'));
      const init = { method: 'PUT', body, headers: { 'accept-language': language } };
      return person.fetch('/api/v1/user/update/image', init);
    };
    const first = (await (await send('en')).json()) as { user: { image: string } };
    disk.fill();
    const refused = await send('en');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60']);
    expect(await refused.json()).toMatchObject({ code: 'storage_full', detail: expect.stringContaining('no room') });
    expect(await (await send('bn')).json()).toMatchObject({ detail: expect.stringContaining('জায়গা নেই') });
    expect((await app.fetch(first.user.image)).status).toBe(200);
    disk.empty();
    const second = await send('en');
    expect(second.status).toBe(200);
    expect(((await second.json()) as { user: { image: string } }).user.image).not.toBe(first.user.image);
  });

  it('stops an upload, which goes on where it was once there is room', async () => {
    const person = await signInUser(app);
    await applyToContribute(person);
    const calls = createTusCalls(person.fetch);
    const large = randomBytes(6 * MB) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(calls, large, { sha256: sha256Of(large) });
    expect((await calls.patch(address, 0, large.slice(0, 2 * MB))).status).toBe(204);
    disk.fill(MB);
    const refused = await calls.patch(address, 2 * MB, large.slice(2 * MB));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60']);
    const offset = Number((await calls.head(address)).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(2 * MB);
    expect(offset).toBeLessThan(6 * MB);
    disk.empty();
    expect((await calls.patch(address, offset, large.slice(offset))).status).toBe(204);
    const path = app.platform.receivedFiles.toPath(address.split('/').at(-1) ?? '');
    expect(hash(readFileSync(path))).toBe(hash(large));
  });
});
