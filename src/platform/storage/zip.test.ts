import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../../tests/support/read-zip.ts';
import { computeZipSize, openZip, type ZipEntry } from './zip.ts';

const at = new Date('2026-11-22T08:00:00Z');
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const toEntry = (name: string, bytes: Buffer): ZipEntry => ({
  name,
  size: bytes.length,
  open: async () => Readable.from([bytes]),
});

const createBroken = (): Readable =>
  Readable.from(
    (function* () {
      yield Buffer.from('a');
      throw new Error('gone');
    })(),
  );

describe('a ZIP that is streamed', () => {
  it('has every file with its bytes, and the size that was said', async () => {
    const files = new Map([
      ['01 কৃষ্ণচূড়া/নকশা.svg', randomBytes(70_001)],
      ['02 Crane/crane.svg', randomBytes(3)],
      ['02 Crane/empty.txt', Buffer.alloc(0)],
    ]);
    const entries = [...files].map(([name, bytes]) => toEntry(name, bytes));
    const zip = await buffer(openZip(entries, at));
    expect(zip.length).toBe(computeZipSize(entries, at));
    const read = await readZip(zip);
    expect([...read].map(([name, bytes]) => [name, hash(bytes)])).toEqual(
      [...files].map(([name, bytes]) => [name, hash(bytes)]),
    );
  });

  it('keeps no more in memory than a reader who stops has not taken', async () => {
    const part = Buffer.alloc(64 * 1024);
    let made = 0;
    const endless = Readable.from(
      (function* () {
        for (let n = 0; n < 4096; n += 1) {
          made += part.length;
          yield part;
        }
      })(),
    );
    const stream = openZip([{ name: 'large', size: 4096 * part.length, open: async () => endless }], at);
    await new Promise((resolve) => stream.once('readable', resolve));
    let before = -1;
    while (before !== made) {
      before = made;
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    }
    expect(made).toBeLessThan(40 * part.length);
    stream.destroy();
    await new Promise((resolve) => endless.once('close', resolve));
    expect(endless.destroyed).toBe(true);
  });

  it.each([
    ['can’t be opened', { size: 3, open: () => Promise.reject<Readable>(new Error('gone')) }],
    ['breaks off', { size: 3, open: async () => createBroken() }],
    ['is shorter than it should be', { size: 3, open: async () => Readable.from([Buffer.from('ab')]) }],
  ])('fails where a file %s', async (_, entry) => {
    const failing: ZipEntry = { name: 'file', ...entry };
    await expect(buffer(openZip([toEntry('first', Buffer.from('1')), failing], at))).rejects.toThrow();
  });
});
