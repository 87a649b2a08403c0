import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { createLightMap } from '../../../../tests/support/light-map.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { fromSrgb, invertCurve } from '../../../platform/media/panorama/tone-curve.ts';
import { drawPanoramas, removePanoramas } from '../../catalogue/content/service/panoramas/draw-panoramas.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Panorama {
  readonly pictures: string;
  readonly widths: readonly number[];
  readonly white: number;
  readonly highlightStops: number | null;
  readonly isOpen: boolean;
}

let category: { id: string; subcategoryId: string };
let [free, paid] = ['', ''];

/** Publishes an archive with an environment map and a picture, of which its preview is made. */
async function publish(name: string, lamp: number, price: number, place = category): Promise<string> {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: `#1040${10 + (lamp % 90)}` },
  })
    .png()
    .toBuffer();
  const bytes = createRawZip([
    { name, bytes: Buffer.from(createLightMap(1024, lamp)) },
    { name: 'balls.png', bytes: picture },
  ]);
  const file = { name: name.replace('.hdr', '.zip'), bytes: new Uint8Array(bytes) };
  const work = { file, price, categoryId: place.id, subcategoryId: place.subcategoryId };
  return publishFile(app, { uploader: mina, moderator: ana }, work);
}
const find = (id: string): Promise<{ panorama: Panorama | null; isPending: boolean }> =>
  app.get<{ panorama: Panorama | null; isPending: boolean }>(`/api/v1/content/panorama/${id}`);
const show = async (id: string): Promise<Panorama> => {
  const { panorama } = await find(id);
  if (panorama === null) throw new Error('There is no panorama.');
  return panorama;
};
const pictureOf = async (id: string, name: string): Promise<string> => `${(await show(id)).pictures}${name}.webp`;
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

beforeAll(async () => {
  category = await makeCategory(app, 'environments');
  free = await publish('free.hdr', 900, 0);
  paid = await publish('paid.hdr', 8000, 90_000);
  await drawPanoramas(app.systemContext());
}, 120_000);

describe('the panorama of an environment', () => {
  it('is found with its widths and how much light its pictures hold', async () => {
    expect(await find(free)).toMatchObject({
      panorama: { widths: [1024], white: 8, highlightStops: 12, mapWidth: 1024, isOpen: true },
      isPending: false,
    });
    expect(await find(paid)).toMatchObject({
      panorama: { widths: [1024], white: 2, highlightStops: null, isOpen: false },
    });
  });

  it('is none of a work of another category, and not there of a work that is not public', async () => {
    const other = await makeCategory(app, '3d-models');
    const model = await publish('model.hdr', 77, 0, other);
    const hidden = await publish('hidden.hdr', 78, 0);
    await drawPanoramas(app.systemContext());
    expect(await find(model)).toEqual({ panorama: null, isPending: false });
    const picture = await pictureOf(hidden, '1024');
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const path of [picture, `/api/v1/content/panorama/${hidden}`, '/api/v1/content/panorama/nothing'])
      expect((await app.fetch(path)).status).toBe(404);
  });

  it('is pending until it is drawn, also at once, and drawn again for a newer recipe', async () => {
    const work = await publish('waits.hdr', 55, 0);
    expect(await find(work)).toEqual({ panorama: null, isPending: true });
    await Promise.all([drawPanoramas(app.systemContext()), drawPanoramas(app.systemContext())]);
    expect((await find(work)).isPending).toBe(false);
    await drawPanoramas(app.systemContext(), 2);
    expect((await show(work)).pictures).toMatch(/\/2\.$/);
    expect((await listAll(app.platform.storage, 'panoramas')).every(({ key }) => key.includes('/2.'))).toBe(true);
    expect((await app.fetch(await pictureOf(work, '1024'))).status).toBe(200);
  }, 60_000);
});

describe('the pictures of a panorama', () => {
  it('are clean for everybody if it is free', async () => {
    for (const name of ['1024', '1024.marked', 'highlights']) {
      const answer = await app.fetch(await pictureOf(free, name));
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public');
    }
  });

  it('of a paid map are marked, and clean for its buyers and its contributor only', async () => {
    const clean = [await pictureOf(paid, '1024'), await pictureOf(paid, 'highlights')];
    for (const person of [app, stranger]) for (const path of clean) expect((await person.fetch(path)).status).toBe(402);
    const { variants } = await app.get<{ variants: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
    await buy(app, rahim, [{ contentId: paid, variantId: variants[0]?._id ?? '', price: 90_000 }]);
    for (const person of [rahim, mina]) {
      for (const path of clean) {
        const answer = await person.fetch(path);
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
      }
      const seen = await person.call('GET', `/content/panorama/${paid}`);
      expect(seen.body).toMatchObject({ panorama: { isOpen: true, white: 8, highlightStops: 12 } });
    }
    for (const path of clean) expect((await stranger.fetch(path)).status).toBe(402);
  });

  it('of an unknown name, file or work are not there', async () => {
    const [own, other] = [(await show(free)).pictures, (await show(paid)).pictures];
    for (const path of [
      `${own}4096.webp`,
      `${own}1024`,
      `${own}../1024.webp`,
      `${own.replace(/\d+\.$/, '9.')}1024.webp`,
      `${own.replace(own.split('/')[6] ?? '', other.split('/')[6] ?? '')}1024.webp`,
    ])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 404]);
  });

  it('are unavailable when the stored ones are missing', async () => {
    const lost = await publish('lost.hdr', 33, 0);
    await drawPanoramas(app.systemContext(), 2);
    const path = await pictureOf(lost, '1024');
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      path.split('/')[6],
    ]);
    await removePanoramas(app.platform.storage, rows[0]?.sha256 ?? '');
    expect((await app.fetch(path)).status).toBe(503);
  });
});

it('sends nothing of a paid map from which its light could be rebuilt', async () => {
  const { pictures, white } = await show(paid);
  const work = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
  const media = await listMedia(app.platform.storage, work.previews);
  const addresses = [
    ...media,
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/panorama/${paid}`,
    `${pictures}1024.webp`,
    `${pictures}highlights.webp`,
    `${pictures}1024.marked.webp`,
  ];
  const original = Buffer.from(createLightMap(1024, 8000));
  for (const address of addresses) {
    const bytes = await open(address);
    expect([address, bytes.includes('#?RADIANCE')]).toEqual([address, false]);
    expect([address, bytes.includes(original.subarray(1000, 1040))]).toEqual([address, false]);
  }
  const picture = await sharp(await open(`${pictures}1024.marked.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(picture.info.width).toBeLessThanOrEqual(2048);
  const brightest = picture.data.reduce((most, value) => Math.max(most, value), 0);
  const darkest = picture.data.reduce((least, value) => Math.min(least, value), 255);
  const contrast = invertCurve(fromSrgb(brightest / 255), white) / invertCurve(fromSrgb(darkest / 255), white);
  // The lamp is 40,000 times as bright as the walls.
  expect(contrast).toBeLessThan(1000);
  expect(
    new Set(Array.from({ length: 1024 }, (_, x) => picture.data[(300 * 1024 + x) * picture.info.channels])).size,
  ).toBeGreaterThan(20);
});
