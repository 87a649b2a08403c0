import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { folderStorage } from './folder.ts';

const root = mkdtempSync(join(tmpdir(), 'arbor-storage-'));
const storage = folderStorage(root);
const text = async (key: string, range?: { start: number; end: number }): Promise<string> =>
  (await buffer(await storage.read(key, range))).toString();

describe('a storage', () => {
  it('keeps what it was given, from bytes and from a stream', async () => {
    await storage.put('originals/ab/one', Buffer.from('hello'));
    await storage.put('originals/ab/two', Readable.from([Buffer.from('wor'), Buffer.from('ld')]));
    expect([await text('originals/ab/one'), await text('originals/ab/two')]).toEqual(['hello', 'world']);
    expect(await text('originals/ab/one', { start: 1, end: 3 })).toBe('ell');
    expect(await storage.stat('originals/ab/one')).toEqual({ size: 5 });
  });

  it('knows what is not there, and forgets what is removed', async () => {
    expect(await storage.stat('originals/ab/none')).toBeUndefined();
    await expect(storage.read('originals/ab/none')).rejects.toThrow('ENOENT');
    await storage.put('originals/ab/gone', Buffer.from('x'));
    await storage.remove('originals/ab/gone');
    expect(await storage.stat('originals/ab/gone')).toBeUndefined();
  });

  it('shows nothing of a stream that failed half way', async () => {
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

  it('says that it can be written', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });
});
