import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import type { SentFile } from '../../../../tests/support/uploaded-works.ts';
import { readPatterns, removeTiles } from '../../catalogue/content/service/tiles/read-tiles.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

const svg = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40"><rect width="40" height="40" fill="#fff3d1"/><circle cx="20" cy="20" r="9.5" fill="${color}"/></svg>`;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

interface Tile {
  readonly fileId: string;
  readonly tile: string;
  readonly name: string;
  readonly variantIds: readonly string[];
}

let category: { id: string; subcategoryId: string };
let [free, paid, archive] = ['', '', ''];

const publish = (file: SentFile, price: number, { id, subcategoryId } = category): Promise<string> =>
  publishFile(app, { uploader: mina, moderator: ana }, { file, price, categoryId: id, subcategoryId });
const list = async (id: string) => (await app.get<{ tiles: Tile[] }>(`/api/v1/content/tiles/${id}`)).tiles;
const first = async (id: string): Promise<Tile> => (await list(id))[0] as Tile;
const addressOf = async (id: string, kind: 'tiles' | 'marked-tiles'): Promise<string> => {
  const { fileId, tile } = await first(id);
  return `/api/v1/content/${kind}/${id}/${fileId}/${tile}.webp`;
};
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

beforeAll(async () => {
  category = await makeCategory(app, 'patterns');
  free = await publish({ name: 'dots-free.svg', bytes: bytesOf(svg('#e3a12f')) }, 0);
  paid = await publish({ name: 'dots-paid.svg', bytes: bytesOf(svg('#c8452f')) }, 90_000);
  const parts = ['tile', 'midnight', 'terracotta'].map((name, at) => ({
    name: `dots-${name}.svg`,
    bytes: Buffer.from(svg(`#11${at}24d`)),
  }));
  archive = await publish({ name: 'dots.zip', bytes: new Uint8Array(createRawZip(parts)) }, 50_000);
  await readPatterns(app.systemContext());
}, 120_000);

describe('the tiles of a pattern', () => {
  it('are listed with their size, and with the measured seam', async () => {
    expect(await list(free)).toMatchObject([
      { width: 40, height: 40, role: null, isVector: true, isTransparent: false, isSeamless: true, isFree: true },
    ]);
    expect((await list(archive)).map(({ name }) => name)).toEqual(['tile', 'midnight', 'terracotta']);
  });

  it('are none of a work of another category, and there are none of what is not public', async () => {
    const other = await makeCategory(app, 'interface-kits');
    const kit = await publish({ name: 'kit.svg', bytes: bytesOf(svg('#123456')) }, 0, other);
    const hidden = await publish({ name: 'hidden.svg', bytes: bytesOf(svg('#654321')) }, 0);
    await readPatterns(app.systemContext());
    expect(await list(kit)).toEqual([]);
    const addresses = [await addressOf(hidden, 'tiles'), await addressOf(hidden, 'marked-tiles')];
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const each of [...addresses, `/api/v1/content/tiles/${hidden}`, '/api/v1/content/tiles/nothing'])
      expect((await app.fetch(each)).status).toBe(404);
  });

  it('are read once, and again for a newer recipe', async () => {
    const before = await list(archive);
    await Promise.all([readPatterns(app.systemContext()), readPatterns(app.systemContext())]);
    expect(await list(archive)).toEqual(before);
    await readPatterns(app.systemContext(), 2);
    expect((await first(archive)).tile).toBe('2-0');
    expect((await listAll(app.platform.storage, 'tiles')).every(({ key }) => key.includes('/2.'))).toBe(true);
  }, 60_000);
});

describe('the picture of a tile', () => {
  it('goes to everybody without marks if the tile is free', async () => {
    for (const person of [app, stranger]) {
      const answer = await person.fetch(await addressOf(free, 'tiles'));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect(await sharp(await open(await addressOf(free, 'tiles'))).metadata()).toMatchObject({
      width: 1000,
      height: 1000,
    });
  });

  it('goes without marks to the buyers and the contributor of a paid tile only', async () => {
    const path = await addressOf(paid, 'tiles');
    for (const person of [app, stranger]) expect((await person.fetch(path)).status).toBe(402);
    const { variantIds } = await first(paid);
    await buy(app, rahim, [{ contentId: paid, variantId: variantIds[0] ?? '', price: 90_000 }]);
    for (const person of [rahim, mina]) {
      const answer = await person.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toMatch(/private/);
    }
    expect((await stranger.fetch(path)).status).toBe(402);
  });

  it('of an unknown tile, file or work is not there', async () => {
    const { fileId, tile } = await first(free);
    const other = await first(paid);
    const places = [`${free}/${fileId}/9-9.webp`, `${free}/${other.fileId}/${other.tile}.webp`, `${free}/x/${tile}`];
    for (const place of places.flatMap((each) => [`tiles/${each}`, `marked-tiles/${each}`]))
      expect((await app.fetch(`/api/v1/content/${place}`)).status).toBe(404);
  });

  it('is unavailable while the stored object is missing', async () => {
    const lost = await publish({ name: 'lost.svg', bytes: bytesOf(svg('#0f0f0f')) }, 0);
    await readPatterns(app.systemContext(), 2);
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      (await first(lost)).fileId,
    ]);
    const addresses = [await addressOf(lost, 'tiles'), await addressOf(lost, 'marked-tiles')];
    await removeTiles(app.platform.storage, rows[0]?.sha256 ?? '');
    for (const each of addresses) expect((await app.fetch(each)).status).toBe(503);
  });
});

/** Computes the mean difference between two pictures of the same size, from 0 to 255. */
async function compare(one: Buffer, other: Buffer): Promise<number> {
  const draw = (picture: Buffer) => sharp(picture).removeAlpha().resize(160, 160, { fit: 'fill' }).raw().toBuffer();
  const [a, b] = [await draw(one), await draw(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

it('sends nothing of a paid pattern from which it could be rebuilt', async () => {
  const work = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${archive}`);
  const media = await listMedia(app.platform.storage, work.previews);
  const tiles = await list(archive);
  const marked = tiles.map(({ fileId, tile }) => `/api/v1/content/marked-tiles/${archive}/${fileId}/${tile}.webp`);
  const texts = [`/content/${archive}`, `/api/v1/content/single/${archive}`, `/api/v1/content/tiles/${archive}`];
  for (const address of [...texts, ...marked, ...media]) {
    const text = (await open(address)).toString('latin1');
    // The circle of the drawing and its colours.
    expect([address, /9\.5|#11\d24d|#fff3d1/.test(text)]).toEqual([address, false]);
  }
  const unmarked = sharp(Buffer.from(svg('#11024d')));
  for (const address of marked) {
    const picture = await open(address);
    const { width, height } = await sharp(picture).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(400);
    // Marks change more than what the compression changes.
    const period = await sharp(picture)
      .extract({ left: 0, top: 0, width: width / 4, height: height / 4 })
      .png()
      .toBuffer();
    if (address === marked[0]) expect(await compare(period, await unmarked.png().toBuffer())).toBeGreaterThan(3);
  }
  for (const { fileId, tile } of tiles)
    expect((await app.fetch(`/api/v1/content/tiles/${archive}/${fileId}/${tile}.webp`)).status).toBe(402);
});
