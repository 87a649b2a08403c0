import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listAll } from '../../../tests/support/list-all.ts';
import type { Context } from '../context.ts';
import { createFolderStorage } from './folder.ts';
import { previewKey } from './storage.ts';
import { type StoredObjects, sweepStorage } from './sweep.ts';

const DAY_MS = 86_400_000;

async function given(count: number) {
  const storage = createFolderStorage({ root: mkdtempSync(join(tmpdir(), 'arbor-sweep-')), secret: 'x'.repeat(40) });
  const logged: string[] = [];
  const log = { info: () => undefined, error: (_: unknown, text: string) => logged.push(text) };
  for (let n = 0; n < count; n += 1) await storage.put(previewKey(`id-${n}`, '375.webp'), new Uint8Array(1));
  const at = (days: number) =>
    ({ platform: { storage, log }, now: new Date(Date.now() + days * DAY_MS) }) as unknown as Context;
  const countAll = async () => (await listAll(storage, 'previews')).length;
  return { storage, logged, at, countObjects: countAll };
}

const owner = (isKnown: (id: string) => boolean): StoredObjects => ({
  area: 'previews',
  findKnown: async (_, ids) => new Set(ids.filter(isKnown)),
});

describe('sweeping', () => {
  it('keeps what any owner knows, and what is younger than two days', async () => {
    const { at, countObjects } = await given(9);
    const owners = [owner((id) => id === 'id-1'), owner((id) => id === 'id-2')];
    await sweepStorage(at(1), owners);
    expect(await countObjects()).toBe(9);
    await sweepStorage(at(3), owners);
    expect(await countObjects()).toBe(2);
  });

  it('removes nothing where the database seems to be another one', async () => {
    const { at, countObjects, logged } = await given(600);
    await sweepStorage(at(3), [owner(() => false)]);
    expect(await countObjects()).toBe(600);
    expect(logged).toEqual([expect.stringContaining('none is removed')]);
    await sweepStorage(at(3), [owner((id) => !id.endsWith('1'))]);
    expect(await countObjects()).toBe(540);
  });

  it('judges each once more before it goes: a row may have come, or the same object again', async () => {
    const { at, storage } = await given(3);
    const claimed = new Set<string>();
    const owners = [owner((id) => claimed.has(id))];
    const late = at(3);
    // While the first object is removed, another one gets a row, and the next one is stored again.
    const plain = { ...storage };
    late.platform.storage.remove = async (key) => {
      await plain.remove(key);
      for (const { key: other } of await listAll(storage, 'previews'))
        if (claimed.size === 0) claimed.add(other.split('/')[2] ?? '');
        else
          late.platform.storage.stat = async (asked) =>
            asked === other ? { size: 1, modifiedAt: late.now } : plain.stat(asked);
    };
    await sweepStorage(late, owners);
    expect(await listAll(storage, 'previews')).toHaveLength(2);
  });

  it('leaves an area without an owner alone', async () => {
    const { at, storage } = await given(1);
    await storage.put('drafts/ab/x/1.webp', new Uint8Array(1));
    await sweepStorage(at(3), [owner(() => true)]);
    expect(await listAll(storage, 'drafts')).toHaveLength(1);
  });
});

const root = join(import.meta.dirname, '../../..');
const features = readdirSync(join(root, 'src/features')).flatMap((group) =>
  readdirSync(join(root, 'src/features', group)).map((feature) => `${group}/${feature}`),
);

/** The sweep would delete stored objects that no feature declares as its own. */
it.each(features)('%s says what it keeps, where it stores anything', (feature) => {
  const folder = join(root, 'src/features', feature);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const stores = sources.some((path) =>
    /storage\s*\.\s*(put|putFile|copy)\(/.test(readFileSync(join(folder, path), 'utf8')),
  );
  if (!stores) return;
  expect(sources).toContain('service/stored-objects.ts');
  expect(readFileSync(join(folder, 'feature.ts'), 'utf8')).toContain("from './service/stored-objects.ts'");
});
