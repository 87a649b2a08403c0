import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { createCube, createModel } from '../../../../tests/support/create-model.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { drawTurntables } from '../../catalogue/content/service/turntables/draw-turntables.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Found {
  readonly turntables: readonly {
    readonly fileId: string;
    readonly sheet: string;
    readonly frames: number;
    readonly isOpen: boolean;
  }[];
}

let category: { id: string; subcategoryId: string };
let [free, paid] = ['', ''];

/** A cube that is wider for other names, with a name that nothing sent may contain. */
function createBox(width: number): Uint8Array<ArrayBuffer> {
  const cube = createCube();
  const positions = cube.positions.map((value, at) => (at % 3 === 0 ? value * width : value));
  const material = { name: 'secret-lacquer', pbrMetallicRoughness: { baseColorFactor: [0.7, 0.1, 0.1, 1] } };
  return new Uint8Array(createModel({ ...cube, positions, material }));
}

/** Publishes a GLB without a picture. */
const publish = (name: string, width: number, price: number): Promise<string> =>
  publishFile(
    app,
    { uploader: mina, moderator: ana },
    {
      file: { name, bytes: createBox(width) },
      price,
      categoryId: category.id,
      subcategoryId: category.subcategoryId,
    },
  );
const find = (id: string): Promise<Found> => app.get<Found>(`/api/v1/content/turntable/${id}`);
const sheetOf = async (id: string): Promise<string> => (await find(id)).turntables[0]?.sheet ?? '';
const cleanSheetOf = async (id: string): Promise<string> => (await sheetOf(id)).replace('.marked', '');

beforeAll(async () => {
  category = await makeCategory(app, 'models');
  free = await publish('free.glb', 1.5, 0);
  paid = await publish('paid.glb', 2.5, 90_000);
  expect(await find(paid)).toEqual({ turntables: [] });
  // Two runs at once draw the same.
  await Promise.all([drawTurntables(app.systemContext()), drawTurntables(app.systemContext())]);
}, 240_000);

describe('a 3D model without a picture', () => {
  it('has a preview that shows it, and is sent in for review without another', async () => {
    const { previews } = await app.get<{ previews: { _id: string; width: number }[] }>(
      `/api/v1/content/single/${paid}`,
    );
    expect(previews).toMatchObject([{ width: 1366 }]);
    const picture = await app.fetch(`/media/${previews[0]?._id}/375.webp`);
    const { channels } = await sharp(Buffer.from(await picture.arrayBuffer())).stats();
    expect(channels[0]?.max).toBeGreaterThan((channels[1]?.min ?? 255) + 60);
  });
});

describe('the turntable of a 3D model', () => {
  it('is found with its frames', async () => {
    expect(await find(paid)).toMatchObject({
      turntables: [{ frames: 24, columns: 6, width: 768, height: 576, isOpen: false }],
    });
  });

  it('isn’t drawn of a free model, which everybody can turn itself', async () => {
    expect(await find(free)).toEqual({ turntables: [] });
  });

  it('has no marked sheet beside a clean one for everybody, from which the marks could be read', async () => {
    const marked = await sheetOf(paid);
    const { rows } = await app.pool.query<{ id: string }>('select id from variant where content_id = $1', [paid]);
    const setPrice = (price: number) =>
      app.pool.query('update variant set price = $2 where id = $1', [rows[0]?.id, price]);
    await setPrice(0);
    try {
      expect((await app.fetch(marked)).status).toBe(404);
      const answer = await app.fetch(marked.replace('.marked', ''));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public');
    } finally {
      await setPrice(90_000);
    }
  });

  it('of a paid model is marked, and clean for its buyers and its contributor only', async () => {
    const clean = await cleanSheetOf(paid);
    expect(await sheetOf(paid)).toContain('.marked.webp');
    expect((await app.fetch(await sheetOf(paid))).status).toBe(200);
    for (const person of [app, stranger, rahim]) expect((await person.fetch(clean)).status).toBe(402);
    const { variants } = await app.get<{ variants: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
    await buy(app, rahim, [{ contentId: paid, variantId: variants[0]?._id ?? '', price: 90_000 }]);
    for (const person of [rahim, mina]) {
      const answer = await person.fetch(clean);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
      const seen = await person.call('GET', `/content/turntable/${paid}`);
      expect(seen.body).toMatchObject({ turntables: [{ isOpen: true, sheet: clean }] });
    }
    expect((await stranger.fetch(clean)).status).toBe(402);
  });

  it('of an unknown name, file or work is not there', async () => {
    const own = await sheetOf(paid);
    for (const path of [
      own.replace('.webp', '.png'),
      own.replace(/\d+\.turntable/, '9.turntable'),
      own.replace(own.split('/')[6] ?? '', free),
      '/api/v1/content/turntable/nothing',
    ])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 404]);
  });
});

it('sends nothing of a paid model but pictures of bounded size', async () => {
  const work = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
  const media = await listMedia(app.platform.storage, work.previews);
  const addresses = [
    ...media,
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/turntable/${paid}`,
    await sheetOf(paid),
    await cleanSheetOf(paid),
  ];
  const corner = Buffer.from(Float32Array.from([2.5, 1, 1]).buffer);
  const signs = [corner, corner.toString('base64'), 'secret-lacquer', 'POSITION', 'bufferViews', 'glTF'];
  for (const address of addresses) {
    const bytes = Buffer.from(await (await app.fetch(address)).arrayBuffer());
    expect([address, signs.filter((sign) => bytes.includes(sign))]).toEqual([address, []]);
  }
  const sheet = await sharp(Buffer.from(await (await app.fetch(await sheetOf(paid))).arrayBuffer())).metadata();
  expect([sheet.format, sheet.width, sheet.height]).toEqual(['webp', 6 * 768, 4 * 576]);
  expect(sheet.exif ?? sheet.xmp).toBeUndefined();
});
