import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type BoughtOrder, buy, giveBack } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { originalKey } from '../../../platform/storage/storage.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const files = [randomBytes(300_000), randomBytes(17), randomBytes(1_200_000)] as const;
const names = ['নকশা.svg', 'con.svg', 'a: b?.svg'];
let works: Made[];
let buyer: SignedInUser;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  works = [];
  for (const [index, bytes] of files.entries())
    works.push(
      await makeContent(app, {
        category,
        contributor,
        title: index === 2 ? '../কৃষ্ণচূড়া' : 'কৃষ্ণচূড়া',
        prices: [index === 1 ? 0 : 4900],
        bytes,
        fileName: names[index] ?? '',
      }),
    );
  buyer = await signInUser(app);
});

const toLine = (index: number) => ({
  contentId: works[index]?.contentId ?? '',
  variantId: works[index]?.variantIds[0] ?? '',
  price: index === 1 ? 0 : 4900,
});
const buyAll = async (): Promise<{ person: SignedInUser; order: BoughtOrder }> => {
  const person = await signInUser(app);
  return { person, order: await buy(app, person, [0, 1, 2].map(toLine)) };
};
const ask = (person: SignedInUser, order: { readonly id: string }, init?: RequestInit) =>
  person.fetch(`/api/v1/order/archive/${order.id}`, init);
const read = async (response: Response) => readZip(new Uint8Array(await response.arrayBuffer()));
const pathOf = (bytes: Uint8Array): string => join(app.platform.config.ARBOR_DATA, 'storage', originalKey(hash(bytes)));

describe('everything of an order as one ZIP', () => {
  it('has every file with its bytes, under names that are safe and unique', async () => {
    const { person, order } = await buyAll();
    const response = await ask(person, order);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename=order-${order.number}.zip`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    const zip = await readZip(bytes);
    expect([...zip].map(([name, content]) => [name, hash(content)])).toEqual([
      ['01 কৃষ্ণচূড়া – Variant 1/নকশা.svg'.normalize('NFC'), hash(files[0])],
      ['02 কৃষ্ণচূড়া – Variant 1/_con.svg'.normalize('NFC'), hash(files[1])],
      ['03 কৃষ্ণচূড়া – Variant 1/a b.svg'.normalize('NFC'), hash(files[2])],
    ]);
  });

  it('says its size and type to HEAD, and counts nobody', async () => {
    const { person, order } = await buyAll();
    const head = await ask(person, order, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_500_000);
    const { rows } = await app.pool.query('select from account_download where account_id = $1', [person.userId]);
    expect(rows).toHaveLength(0);
  });

  it('counts each variant once for a person and day, also when asked for twice at once', async () => {
    const count = async (): Promise<number[]> =>
      (
        await app.pool.query<{ n: number }>(
          'select count(*)::int as n from content_download where content_id = any($1) group by content_id order by content_id',
          [works.map(({ contentId }) => contentId)],
        )
      ).rows.map(({ n }) => n);
    const before = await count();
    const { person, order } = await buyAll();
    for (const response of await Promise.all([ask(person, order), ask(person, order), ask(person, order)]))
      await response.arrayBuffer();
    expect(await count()).toEqual(before.map((n) => n + 1));
    const { rows } = await app.pool.query<{ times: number }>(
      'select times from account_download where account_id = $1',
      [person.userId],
    );
    expect(rows.map(({ times }) => times)).toEqual([1, 1, 1]);
  });

  it('leaves refunded lines out, and is refused once nothing is left', async () => {
    const { person, order } = await buyAll();
    await giveBack(app, order.id, [order.lines[0]?._id ?? '']);
    const zip = await read(await ask(person, order));
    expect([...zip.values()].map(hash)).toEqual([hash(files[1]), hash(files[2])]);
    expect([...zip.keys()].map((name) => name.slice(0, 2))).toEqual(['02', '03']);
    await giveBack(app, order.id);
    const refused = await ask(person, order);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { detail: expect.stringContaining('refunded') },
    ]);
  });

  it('names in words what can’t be had, and sends the rest', async () => {
    const { person, order } = await buyAll();
    await writeFile(pathOf(files[1]), 'damaged');
    const response = await person.fetch(`/api/v1/order/archive/${order.id}`, { headers: { 'accept-language': 'bn' } });
    const zip = await read(response);
    expect([...zip.keys()]).toEqual([
      expect.stringMatching(/^01 /),
      expect.stringMatching(/^03 .*svg$/),
      'বাদ পড়া ফাইল.txt'.normalize('NFC'),
    ]);
    expect(String(zip.get('বাদ পড়া ফাইল.txt'.normalize('NFC')))).toContain('_con.svg');
    await writeFile(pathOf(files[1]), files[1]);
  });

  it('breaks off, and doesn’t end as if it were whole, where a file is lost on the way', async () => {
    const { person, order } = await buyAll();
    const response = await ask(person, order);
    await rm(pathOf(files[2]));
    await expect(response.arrayBuffer()).rejects.toThrow();
    await writeFile(pathOf(files[2]), files[2]);
  });

  it('is for the buyer, of an order that is paid', async () => {
    const { order } = await buyAll();
    expect((await app.fetch(`/api/v1/order/archive/${order.id}`)).status).toBe(401);
    expect((await ask(buyer, order)).status).toBe(404);
    expect((await ask(buyer, { id: '../../etc' })).status).toBe(404);
    const { body } = await buyer.call(
      'POST',
      '/order/create',
      { lines: [toLine(0)] },
      { 'idempotency-key': 'not-paid-yet-1' },
    );
    expect((await ask(buyer, { id: String(body['_id']) })).status).toBe(409);
  });
});
