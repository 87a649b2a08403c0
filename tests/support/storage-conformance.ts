import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { DamagedObjectError, MissingObjectError } from '../../src/platform/storage/errors.ts';
import type { ByteRange, Storage } from '../../src/platform/storage/storage.ts';
import { listAll } from './list-all.ts';
import { linkConformance, type Opened } from './storage-link-conformance.ts';

const bytesOf = async (storage: Storage, key: string, range?: ByteRange): Promise<Buffer> =>
  buffer(await storage.read(key, range));

const cutStream = (): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('cut');
    })(),
  );

/** Tests the behaviour that all storages share. */
export function storageConformance(open: () => Promise<Opened>): void {
  let opened: Opened;
  let storage: Storage;
  const folder = mkdtempSync(join(tmpdir(), 'arbor-conformance-'));
  const text = async (key: string, range?: ByteRange): Promise<string> =>
    (await bytesOf(storage, key, range)).toString();

  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });

  describe('stores', () => {
    it('bytes and a stream', async () => {
      await storage.put('originals/ab/one', Buffer.from('hello'));
      await storage.put('originals/ab/two', Readable.from([Buffer.from('wor'), Buffer.from('ld')]));
      expect([await text('originals/ab/one'), await text('originals/ab/two')]).toEqual(['hello', 'world']);
      expect(await text('originals/ab/one', { start: 1, end: 3 })).toBe('ell');
      expect(await storage.stat('originals/ab/one')).toEqual({ size: 5, modifiedAt: expect.any(Date) });
    });

    it('nothing at all, and the same key twice', async () => {
      await storage.put('originals/ab/empty', new Uint8Array());
      expect(await storage.stat('originals/ab/empty')).toEqual({ size: 0, modifiedAt: expect.any(Date) });
      expect(await text('originals/ab/empty')).toBe('');
      await storage.put('originals/ab/again', Buffer.from('first'));
      await storage.put('originals/ab/again', Buffer.from('second'));
      expect(await text('originals/ab/again')).toBe('second');
    });

    it('the same key at the same time, whole', async () => {
      const texts = Array.from({ length: 8 }, (_, n) => String(n).repeat(1000));
      await Promise.all(texts.map((each) => storage.put('originals/ab/race', Buffer.from(each))));
      expect(texts).toContain(await text('originals/ab/race'));
    });

    it('a stream that is larger than what is sent at once', async () => {
      const bytes = randomBytes(opened.large);
      await storage.put('originals/ef/huge', Readable.from(cut(bytes, 300_001)));
      expect(await storage.stat('originals/ef/huge')).toEqual({ size: bytes.length, modifiedAt: expect.any(Date) });
      expect(hash(await bytesOf(storage, 'originals/ef/huge'))).toBe(hash(bytes));
      const range = { start: 4_999_990, end: 5_300_000 };
      expect((await bytesOf(storage, 'originals/ef/huge', range)).equals(bytes.subarray(4_999_990, 5_300_001))).toBe(
        true,
      );
    });

    it('nothing of a stream that failed half way', async () => {
      await expect(storage.put('originals/cd/half', cutStream())).rejects.toThrow('cut');
      const late = Readable.from(
        (async function* () {
          yield randomBytes(opened.large);
          throw new Error('cut late');
        })(),
      );
      await expect(storage.put('originals/cd/late', late)).rejects.toThrow('cut late');
      expect(await storage.stat('originals/cd/half')).toBeUndefined();
      expect(await storage.stat('originals/cd/late')).toBeUndefined();
      expect(await listAll(storage, 'originals/cd')).toEqual([]);
    });
  });

  describe('moves a local file in', () => {
    it.each([0, 5, 1_000_000])('of %d bytes', async (size) => {
      const path = join(folder, `file-${size}`);
      const bytes = randomBytes(size);
      writeFileSync(path, bytes);
      await storage.putFile(`originals/aa/file-${size}`, path);
      expect((await bytesOf(storage, `originals/aa/file-${size}`)).equals(bytes)).toBe(true);
      expect(existsSync(path)).toBe(false);
    });

    it('that is larger than what is sent at once', async () => {
      const path = join(folder, 'large');
      const bytes = randomBytes(opened.large);
      writeFileSync(path, bytes);
      await storage.putFile('originals/aa/large', path);
      expect(hash(await bytesOf(storage, 'originals/aa/large'))).toBe(hash(bytes));
      expect(existsSync(path)).toBe(false);
    });

    it('never what a link leads to', async () => {
      writeFileSync(join(folder, 'secret'), 'of somebody else');
      symlinkSync(join(folder, 'secret'), join(folder, 'link'));
      await expect(storage.putFile('originals/aa/linked', join(folder, 'link'))).rejects.toThrow(/ELOOP/);
      expect(await storage.stat('originals/aa/linked')).toBeUndefined();
      expect(existsSync(join(folder, 'secret'))).toBe(true);
    });

    it('only where there is one', async () => {
      await expect(storage.putFile('originals/aa/none', join(folder, 'none'))).rejects.toThrow();
      expect(await storage.stat('originals/aa/none')).toBeUndefined();
    });
  });

  describe('copies', () => {
    it('an object, which then lives alone', async () => {
      await storage.put('drafts/ab/x/375.webp', Buffer.from('picture'));
      await storage.copy('drafts/ab/x/375.webp', 'previews/ab/x/375.webp');
      await storage.remove('drafts/ab/x/375.webp');
      expect(await text('previews/ab/x/375.webp')).toBe('picture');
      await storage.copy('previews/ab/x/375.webp', 'previews/ab/x/375.webp');
      expect(await text('previews/ab/x/375.webp')).toBe('picture');
    });

    it('nothing where there is nothing', async () => {
      await expect(storage.copy('drafts/ab/none', 'previews/ab/none')).rejects.toThrow(MissingObjectError);
      expect(await storage.stat('previews/ab/none')).toBeUndefined();
    });
  });

  describe('lists', () => {
    it('what is below a folder, with size and time', async () => {
      const before = Date.now();
      for (let n = 0; n < 12; n += 1) await storage.put(`drafts/${n % 3}/list-${n}/${n}.webp`, new Uint8Array(n));
      const listed = await listAll(storage, 'drafts/1');
      expect(listed.map(({ key, size }) => [key, size])).toEqual([
        ['drafts/1/list-1/1.webp', 1],
        ['drafts/1/list-10/10.webp', 10],
        ['drafts/1/list-4/4.webp', 4],
        ['drafts/1/list-7/7.webp', 7],
      ]);
      for (const { modifiedAt } of listed) {
        // Some storages only store whole seconds.
        expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000 - 1000);
        expect(modifiedAt.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
      }
      expect(await listAll(storage, 'drafts/1/list-1')).toHaveLength(1);
      expect((await listAll(storage, 'drafts')).length).toBeGreaterThanOrEqual(12);
    });

    it('nothing where there is nothing', async () => {
      expect(await listAll(storage, 'nowhere')).toEqual([]);
      expect(await listAll(storage, 'drafts/none')).toEqual([]);
    });

    it('a copy and a moved file as new', async () => {
      const start = Math.floor(Date.now() / 1000) * 1000;
      await storage.put('drafts/tt/source', Buffer.from('a'));
      await storage.copy('drafts/tt/source', 'drafts/tt/copied');
      writeFileSync(join(folder, 'moved'), 'b');
      await storage.putFile('drafts/tt/moved', join(folder, 'moved'));
      for (const { modifiedAt } of await listAll(storage, 'drafts/tt'))
        expect(modifiedAt.getTime()).toBeGreaterThanOrEqual(start);
    });
  });

  describe('streams', () => {
    it('a range in parts, in order', async () => {
      const bytes = randomBytes(1_500_000);
      await storage.put('originals/ef/large', bytes);
      for (const range of [
        { start: 0, end: 1_499_999 },
        { start: 700_001, end: 1_100_000 },
        { start: 9, end: 9 },
      ]) {
        const parts: Buffer[] = [];
        let busy = 0;
        await storage.writeTo('originals/ef/large', range, async (part) => {
          busy += 1;
          expect(busy).toBe(1);
          await setImmediate();
          // The part is copied, because it may be overwritten after this step.
          parts.push(Buffer.from(part));
          busy -= 1;
        });
        expect(Buffer.concat(parts).equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
      }
    });

    it('no further than the object, and stops where the reader fails', async () => {
      await storage.put('originals/ef/some', randomBytes(1_500_000));
      let parts = 0;
      const failing = storage.writeTo('originals/ef/some', { start: 0, end: 1_499_999 }, async () => {
        parts += 1;
        throw new Error('left');
      });
      await expect(failing).rejects.toThrow('left');
      expect(parts).toBe(1);
      const tooFar = storage.writeTo('originals/ef/some', { start: 1_400_000, end: 1_600_000 }, async () => undefined);
      await expect(tooFar).rejects.toThrow(DamagedObjectError);
      const missing = storage.writeTo('originals/ef/none', { start: 0, end: 1 }, async () => undefined);
      await expect(missing).rejects.toThrow(MissingObjectError);
    });
  });

  linkConformance(() => opened);

  it('reports missing and removed objects as missing', async () => {
    expect(await storage.stat('originals/ab/none')).toBeUndefined();
    await expect(storage.read('originals/ab/none')).rejects.toThrow(MissingObjectError);
    await storage.put('originals/ab/gone', Buffer.from('x'));
    await storage.remove('originals/ab/gone');
    await storage.remove('originals/ab/gone');
    expect(await storage.stat('originals/ab/gone')).toBeUndefined();
  });

  it.each(['../etc/passwd', 'originals/../../x', '/etc/passwd', 'originals//x', 'originals/.x', 'a', ''])(
    'takes no path for a key: %s',
    async (key) => {
      await expect(storage.read(key)).rejects.toThrow('Not a storage key');
      await expect(storage.put(key, new Uint8Array())).rejects.toThrow('Not a storage key');
      await expect(storage.copy('originals/ab/one', key)).rejects.toThrow('Not a storage key');
      await expect(storage.createLink(key, { seconds: 1, fileName: 'a', mediaType: 'b' })).rejects.toThrow(
        'Not a storage',
      );
    },
  );

  it('reports that it can be written, and leaves nothing of that behind', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
    expect(await listAll(storage, 'probes')).toEqual([]);
  });
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function* cut(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
