import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFolderStorage } from './folder.ts';

const root = mkdtempSync(join(tmpdir(), 'arbor-storage-'));
const storage = createFolderStorage(root);
const text = async (key: string, range?: { start: number; end: number }): Promise<string> =>
  (await buffer(await storage.read(key, range))).toString();

describe('a storage', () => {
  it('stores objects from bytes and from a stream', async () => {
    await storage.put('originals/ab/one', Buffer.from('hello'));
    await storage.put('originals/ab/two', Readable.from([Buffer.from('wor'), Buffer.from('ld')]));
    expect([await text('originals/ab/one'), await text('originals/ab/two')]).toEqual(['hello', 'world']);
    expect(await text('originals/ab/one', { start: 1, end: 3 })).toBe('ell');
    expect(await storage.stat('originals/ab/one')).toEqual({ size: 5 });
  });

  it('streams a range in parts, in order', async () => {
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
        // Still the part that was given: it may be overwritten only after this.
        parts.push(Buffer.from(part));
        busy -= 1;
      });
      expect(Buffer.concat(parts).equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
    }
  });

  it('stops streaming where the reader fails or the object ends, and closes the file', async () => {
    await storage.put('originals/ef/some', randomBytes(1_500_000));
    const openFiles = (): number =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes('originals/ef/some');
        } catch {
          return false;
        }
      }).length;
    let parts = 0;
    const failing = storage.writeTo('originals/ef/some', { start: 0, end: 1_499_999 }, async () => {
      parts += 1;
      throw new Error('left');
    });
    await expect(failing).rejects.toThrow('left');
    expect(parts).toBe(1);
    const tooFar = storage.writeTo('originals/ef/some', { start: 1_400_000, end: 1_600_000 }, async () => undefined);
    await expect(tooFar).rejects.toThrow('ends at 1500000');
    await expect(storage.writeTo('originals/ef/none', { start: 0, end: 1 }, async () => undefined)).rejects.toThrow(
      'ENOENT',
    );
    if (existsSync('/proc/self/fd')) expect(openFiles()).toBe(0);
  });

  it('reports missing and removed objects as missing', async () => {
    expect(await storage.stat('originals/ab/none')).toBeUndefined();
    await expect(storage.read('originals/ab/none')).rejects.toThrow('ENOENT');
    await storage.put('originals/ab/gone', Buffer.from('x'));
    await storage.remove('originals/ab/gone');
    expect(await storage.stat('originals/ab/gone')).toBeUndefined();
  });

  it('stores nothing of a stream that failed half way', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(storage.put('originals/cd/half', failing)).rejects.toThrow('cut');
    expect(await storage.stat('originals/cd/half')).toBeUndefined();
    expect(readdirSync(join(root, 'originals/cd'))).toEqual([]);
  });

  it.each(['../etc/passwd', 'originals/../../x', '/etc/passwd', 'originals//x', 'originals/.x', 'a', ''])(
    'takes no path for a key: %s',
    async (key) => {
      await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    },
  );

  it('reports that it can be written', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});
