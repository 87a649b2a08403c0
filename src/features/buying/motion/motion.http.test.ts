import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { lottie } from '../../../../tests/support/lottie.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { drawFilms, removeFilms } from '../../catalogue/content/service/motion/draw-films.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Motion {
  readonly films: readonly { readonly name: string; readonly frames: number; readonly poster: number }[];
  readonly pictures: string;
  readonly isOpen: boolean;
  readonly isPending: boolean;
}

const spinner = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="${color}" d="M3 3h7v4H3z"><animateTransform attributeName="transform" type="rotate" values="0 12 12;360 12 12" dur="1s" repeatCount="indefinite"/></path></svg>`;
const still = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h7v4H3z"/></svg>';
let category: { id: string; subcategoryId: string };
let [free, paid, mixed] = ['', '', ''];

const publish = (name: string, bytes: Uint8Array<ArrayBuffer>, price: number, place = category): Promise<string> =>
  publishFile(
    app,
    { uploader: mina, moderator: ana },
    { file: { name, bytes }, price, categoryId: place.id, subcategoryId: place.subcategoryId },
  );
const zip = (entries: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createRawZip(Object.entries(entries).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) }))));
const list = (id: string): Promise<Motion> => app.get<Motion>(`/api/v1/content/motion/${id}`);
const pictureOf = async (id: string, name: string): Promise<string> => `${(await list(id)).pictures}${name}.webp`;
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

beforeAll(async () => {
  category = await makeCategory(app, 'motion');
  free = await publish(
    'dots.zip',
    zip({ 'red.svg': spinner('#f00'), 'still.svg': still, 'blue.svg': spinner('#00f') }),
    0,
  );
  paid = await publish('paid.zip', zip({ 'green.svg': spinner('#0a0'), 'teal.svg': spinner('#088') }), 90_000);
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [200, 200, 200], loop: 0 })
    .toBuffer();
  mixed = await publish(
    'mixed.zip',
    zip({ 'a.gif': gif, 'b.json': JSON.stringify(lottie), 'c.json': '{"layers":[]}' }),
    0,
  );
  await drawFilms(app.systemContext());
}, 120_000);

describe('the animations of a motion work', () => {
  it('are named and measured; still drawings are left out', async () => {
    expect(await list(free)).toMatchObject({
      films: [
        { name: 'Red', frames: 20, poster: 0 },
        { name: 'Blue', frames: 20 },
      ],
      isOpen: true,
      isPending: false,
    });
  });

  it('are read from GIF and Lottie, too, and other JSON is none', async () => {
    const { films } = await list(mixed);
    expect(films).toMatchObject([
      { name: 'A', frames: 12, width: 288, height: 144 },
      { name: 'B', frames: 20, width: 288, height: 144 },
    ]);
    const { data, info } = await sharp(await open(await pictureOf(mixed, 'film.0')))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([2880, 288]);
    const colorAt = (frame: number): number[] => [
      ...data.subarray((frame * 288 + 144) * 3, (frame * 288 + 144) * 3 + 3),
    ];
    expect(colorAt(0)[0]).toBeGreaterThan(230);
    expect(colorAt(5)[1]).toBeGreaterThan(230);
    expect(colorAt(9)[2]).toBeGreaterThan(230);
  });

  it('are read from a dotLottie file', async () => {
    const bytes = zip({
      'manifest.json': '{"version":"2","animations":[{"id":"traffic"}]}',
      'a/traffic.json': JSON.stringify(lottie),
    });
    const content = await publish('traffic.lottie', bytes, 0);
    await drawFilms(app.systemContext());
    expect(await list(content)).toMatchObject({ films: [{ name: 'Traffic', frames: 20 }] });
  });

  it('are none of a work of another category, and not there of a work that is not public', async () => {
    const other = await makeCategory(app, 'interface-kits');
    const kit = await publish('kit.zip', zip({ 'spin.svg': spinner('#123') }), 0, other);
    const hidden = await publish('hidden.zip', zip({ 'spin.svg': spinner('#456') }), 0);
    await drawFilms(app.systemContext());
    expect(await list(kit)).toMatchObject({ films: [], isPending: false });
    const paths = [
      `/api/v1/content/motion/${hidden}`,
      await pictureOf(hidden, 'film.0'),
      `/api/v1/content/motion-card/${hidden}`,
    ];
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const path of paths) expect((await app.fetch(path)).status).toBe(404);
    expect((await app.fetch('/api/v1/content/motion/nothing')).status).toBe(404);
    expect((await app.fetch(`/api/v1/content/motion-card/${kit}`)).status).toBe(404);
  });

  it('are pending until they are drawn, also at once, and drawn again for a newer recipe', async () => {
    const work = await publish('waits.zip', zip({ 'spin.svg': spinner('#789') }), 0);
    expect(await list(work)).toMatchObject({ films: [], isPending: true });
    await Promise.all([drawFilms(app.systemContext()), drawFilms(app.systemContext())]);
    expect(await list(work)).toMatchObject({ films: [{ name: 'Spin' }], isPending: false });
    await drawFilms(app.systemContext(), 2);
    expect((await list(work)).pictures).toMatch(/\/2\.$/);
    expect((await listAll(app.platform.storage, 'motion')).every(({ key }) => key.includes('/2.'))).toBe(true);
    expect((await app.fetch(await pictureOf(work, 'film.0'))).status).toBe(200);
  }, 60_000);
});

describe('the pictures of an animation', () => {
  it('are clean for everybody if it is free', async () => {
    for (const name of ['film.0', 'film.1', 'stills', 'film.0.marked', 'stills.marked']) {
      const answer = await app.fetch(await pictureOf(free, name));
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public');
    }
  });

  it('of a paid work are small and marked, and clean for its buyers and its contributor only', async () => {
    const clean = await pictureOf(paid, 'film.0');
    expect((await list(paid)).isOpen).toBe(false);
    for (const person of [app, stranger]) expect((await person.fetch(clean)).status).toBe(402);
    expect(await sharp(await open(await pictureOf(paid, 'film.0.marked'))).metadata()).toMatchObject({ width: 1920 });
    const { variants } = await app.get<{ variants: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
    await buy(app, rahim, [{ contentId: paid, variantId: variants[0]?._id ?? '', price: 90_000 }]);
    for (const person of [rahim, mina]) {
      const answer = await person.fetch(clean);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
      const seen = await person.call('GET', `/content/motion/${paid}`);
      expect(seen.body).toMatchObject({ isOpen: true });
    }
    expect((await stranger.fetch(clean)).status).toBe(402);
  });

  it('of an unknown name, file or work are not there', async () => {
    const [own, other] = [(await list(free)).pictures, (await list(mixed)).pictures];
    for (const path of [
      `${own}film.2.webp`,
      `${own}film.0`,
      `${own}card.webp`,
      `${own.replace(/\d+\.$/, '9.')}film.0.webp`,
      `${own.replace(own.split('/')[6] ?? '', other.split('/')[6] ?? '')}film.0.webp`,
    ])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 404]);
  });

  it('are unavailable when the stored ones are missing', async () => {
    const path = await pictureOf(mixed, 'film.0');
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      path.split('/')[6],
    ]);
    await removeFilms(app.platform.storage, rows[0]?.sha256 ?? '');
    expect((await app.fetch(path)).status).toBe(503);
  });
});

it('gives cards one animated picture, the same twice', async () => {
  const [one, other] = [
    await open(`/api/v1/content/motion-card/${free}`),
    await open(`/api/v1/content/motion-card/${free}`),
  ];
  expect(await sharp(one, { animated: true }).metadata()).toMatchObject({ format: 'webp', pages: 10, loop: 0 });
  expect(Buffer.compare(one, other)).toBe(0);
});

it('sends nothing of a paid animation from which its file could be rebuilt', async () => {
  const { pictures, films } = await list(paid);
  const work = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
  const media = await listMedia(app.platform.storage, work.previews);
  const marked = ['stills.marked', ...films.map((_, at) => `film.${at}.marked`)].map(
    (name) => `${pictures}${name}.webp`,
  );
  const clean = ['stills', ...films.map((_, at) => `film.${at}`)].map((name) => `${pictures}${name}.webp`);
  const addresses = [
    ...media,
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/drawings/${paid}`,
    `/api/v1/content/motion/${paid}`,
    `/api/v1/content/motion-card/${paid}`,
    ...marked,
    ...clean,
  ];
  for (const address of addresses) {
    const bytes = await open(address);
    for (const sign of ['animateTransform', 'M3 3h7v4H3z', '360 12 12'])
      expect([address, sign, bytes.includes(sign)]).toEqual([address, sign, false]);
  }
  for (const address of clean) expect((await app.fetch(address)).status).toBe(402);
  for (const address of marked) {
    const { width = 0, pages = 1 } = await sharp(await open(address)).metadata();
    expect([width <= 1920, pages]).toEqual([true, 1]);
  }
});
