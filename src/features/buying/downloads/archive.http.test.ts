import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { addFile, type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { createId } from '../../../platform/database/id.ts';
import { originalKey } from '../../../platform/storage/storage.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const parts = [randomBytes(40_000), randomBytes(17), randomBytes(300_000)] as const;
const PRICE = 4900;
let lily: Made;
let crane: Made;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const make = async (title: string, price: number): Promise<Made> => {
    const made = await makeContent(app, {
      category,
      contributor,
      title,
      prices: [price],
      bytes: parts[0],
      fileName: 'নকশা.svg',
    });
    await addFile(app, made.variantIds[0] ?? '', { name: 'a: b?.svg', bytes: parts[1] });
    await addFile(app, made.variantIds[0] ?? '', { name: 'a b.svg', bytes: parts[2] });
    return made;
  };
  lily = await make('শাপলা v1.0', PRICE);
  // Another work uses the same files.
  crane = await makeContent(app, { category, contributor, title: 'Crane', prices: [0, PRICE, null], bytes: parts[0] });
});

const pathOf = ({ contentId, variantIds }: Made, index = 0): string =>
  `/api/v1/content/archive/${contentId}/${variantIds[index]}`;
const line = ({ contentId, variantIds }: Made) => ({ contentId, variantId: variantIds[0] ?? '', price: PRICE });
const ask = (person: SignedInUser, init?: RequestInit) => person.fetch(pathOf(lily), init);
const read = async (response: Response) => readZip(new Uint8Array(await response.arrayBuffer()));

async function buyLily(): Promise<{ person: SignedInUser; orderId: string }> {
  const person = await signInUser(app);
  return { person, orderId: (await buy(app, person, [line(lily)])).id };
}

describe('all files of a variant as one ZIP', () => {
  it('has each file with its bytes, under a name of its own', async () => {
    const { person } = await buyLily();
    const response = await ask(person);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('শাপলা v1 0 – Variant 1.zip'.normalize('NFC'));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    expect([...(await readZip(bytes))].map(([name, content]) => [name, hash(content)])).toEqual([
      ['নকশা.svg', hash(parts[0])],
      ['a b.svg', hash(parts[1])],
      ['a b (2).svg', hash(parts[2])],
    ]);
  });

  it('counts once a day for a person, also when asked for twice at once, and not for HEAD', async () => {
    const { person } = await buyLily();
    const countTimes = async (): Promise<number[]> =>
      (
        await app.pool.query<{ times: number }>('select times from account_download where account_id = $1', [
          person.userId,
        ])
      ).rows.map(({ times }) => times);
    const head = await ask(person, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(await countTimes()).toEqual([]);
    for (const response of await Promise.all([ask(person), ask(person), ask(person)])) await response.arrayBuffer();
    expect(await countTimes()).toEqual([1]);
  });

  it('is for everybody where it is free, and for who bought it where it is not', async () => {
    const { person, orderId } = await buyLily();
    expect((await app.fetch(pathOf(crane))).status).toBe(200);
    expect((await app.fetch(pathOf(lily))).status).toBe(402);
    expect((await ask(await signInUser(app))).status).toBe(402);
    expect((await person.fetch(pathOf(crane, 1))).status).toBe(402);
    expect((await person.fetch(pathOf(crane, 2))).status).toBe(402);
    await giveBack(app, orderId);
    const refused = await ask(person);
    expect([refused.status, await refused.json()]).toMatchObject([402, { code: 'payment_required' }]);
  });

  it.each([
    ['another content’s variant', () => `/api/v1/content/archive/${crane.contentId}/${lily.variantIds[0]}`],
    ['an unknown variant', () => `/api/v1/content/archive/${lily.contentId}/${createId()}`],
    ['an unknown content', () => `/api/v1/content/archive/${createId()}/${lily.variantIds[0]}`],
    ['no id', () => '/api/v1/content/archive/1/2'],
    ['a path', () => '/api/v1/content/archive/..%2f..%2f/etc%2fpasswd'],
  ])('%s is 404', async (_, path) => {
    const { person } = await buyLily();
    expect((await person.fetch(path())).status).toBe(404);
  });

  it('names what can’t be had, and is refused in words where that is all', async () => {
    const { person } = await buyLily();
    const pathTo = (bytes: Uint8Array): string =>
      join(app.platform.config.ARBOR_DATA, 'storage', originalKey(hash(bytes)));
    await writeFile(pathTo(parts[1]), 'damaged');
    const zip = await read(await person.fetch(pathOf(lily), { headers: { 'accept-language': 'bn' } }));
    expect([...zip.keys()]).toEqual(['নকশা.svg', 'a b (2).svg', 'বাদ পড়া ফাইল.txt'.normalize('NFC')]);
    expect(String(zip.get('বাদ পড়া ফাইল.txt'.normalize('NFC')))).toContain('a b.svg');
    for (const bytes of parts) await writeFile(pathTo(bytes), 'damaged');
    expect((await ask(person)).status).toBe(503);
    for (const bytes of parts) await writeFile(pathTo(bytes), bytes);
  });
});
