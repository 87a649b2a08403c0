import { describe, expect, it } from 'vitest';
import { createZip } from '../../storage/zip.ts';
import { type ArchiveLimits, readZip } from './read-zip.ts';

const limits: ArchiveLimits = { maxEntries: 3, maxEntrySize: 1000, maxTotalSize: 1500 };

async function zip(files: readonly (readonly [string, Buffer])[]): Promise<Buffer> {
  return Buffer.from(
    await createZip(
      files.map(([name, bytes]) => ({ name, bytes })),
      new Date(0),
    ),
  );
}

async function readNames(bytes: Buffer): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of readZip(bytes, limits)) names.push(`${entry.name} ${entry.bytes.length}`);
  return names;
}

/** Replaces a name everywhere in an archive by another one of the same length. */
const forge = (bytes: Buffer, from: string, to: string): Buffer =>
  Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');

describe('a ZIP', () => {
  it('gives its files one after another', async () => {
    const bytes = await zip([
      ['a.txt', Buffer.from('one')],
      ['b/ক.txt', Buffer.alloc(900)],
    ]);
    expect(await readNames(bytes)).toEqual(['a.txt 3', 'b/ক.txt 900']);
  });

  it('is refused before it fills the memory', async () => {
    const entry = (name: string, size: number) => [name, Buffer.alloc(size)] as const;
    await expect(readNames(await zip([entry('a', 1001)]))).rejects.toThrow('a is too large when it is unpacked.');
    await expect(readNames(await zip([entry('a', 800), entry('b', 800)]))).rejects.toThrow('The archive is too large');
    const many = ['a', 'b', 'c', 'd'].map((name) => entry(name, 1));
    await expect(readNames(await zip(many))).rejects.toThrow('more than 3 files');
  });

  it('is refused where it says less than it holds', async () => {
    const bytes = await zip([['a', Buffer.alloc(990)]]);
    const said = Buffer.alloc(4);
    said.writeUInt32LE(990);
    const less = Buffer.alloc(4);
    less.writeUInt32LE(9);
    await expect(readNames(forge(bytes, said.toString('latin1'), less.toString('latin1')))).rejects.toThrow();
  });

  it('is refused with a damaged file, one that leads outside, or one that is there twice', async () => {
    const bytes = await zip([
      ['aa', Buffer.from('some text that is long enough to be there as it is')],
      ['bb', Buffer.from('b')],
    ]);
    await expect(readNames(forge(bytes, 'aa', '/a'))).rejects.toThrow(/absolute path/);
    await expect(readNames(forge(bytes, 'aa', 'bb'))).rejects.toThrow('bb is in the archive twice.');
    const damaged = Buffer.from(bytes);
    damaged[damaged.indexOf('aa') + 6] = (damaged[damaged.indexOf('aa') + 6] ?? 0) ^ 0xff;
    await expect(readNames(damaged)).rejects.toThrow();
  });
});
