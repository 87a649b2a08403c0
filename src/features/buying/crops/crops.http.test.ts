import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { originalKey } from '../../../platform/storage/storage.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

/** Draws a photograph of two colours, left and right, with the place where it was taken. */
const draw = async (left: string, right: string): Promise<Uint8Array<ArrayBuffer>> => {
  const half = await sharp({ create: { width: 750, height: 800, channels: 3, background: right } })
    .png()
    .toBuffer();
  const jpeg = await sharp({ create: { width: 1500, height: 800, channels: 3, background: left } })
    .composite([{ input: half, left: 750, top: 0 }])
    .withExif({ IFD0: { Make: 'Arbor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
  return new Uint8Array(jpeg);
};

interface Work {
  readonly variants: readonly {
    readonly _id: string;
    readonly files: readonly { readonly _id: string; readonly sha256?: string }[];
  }[];
  readonly counts: { readonly downloads: number };
  readonly previews: readonly { readonly _id: string }[];
}

let category: { id: string; subcategoryId: string };
let [free, paid] = ['', ''];

const publish = async (name: string, bytes: Uint8Array<ArrayBuffer>, price: number): Promise<string> =>
  publishFile(
    app,
    { uploader: mina, moderator: ana },
    { file: { name, bytes }, price, categoryId: category.id, subcategoryId: category.subcategoryId },
  );
const show = (id: string): Promise<Work> => app.get<Work>(`/api/v1/content/single/${id}`);
const addressOf = async (id: string, query = ''): Promise<string> => {
  const [variant] = (await show(id)).variants;
  return `/api/v1/content/crop/${id}/${variant?.files[0]?._id}${query}`;
};
const take = async (address: string, person: { fetch: typeof app.fetch } = app) => {
  const answer = await person.fetch(address);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

beforeAll(async () => {
  category = await makeCategory(app, 'photos');
  free = await publish('two.jpg', await draw('#d02020', '#2020d0'), 0);
  paid = await publish('sold.jpg', await draw('#20a020', '#d0a020'), 40_000);
}, 120_000);

describe('a crop of a photograph', () => {
  it('has the wanted shape, place, width and format, and no metadata', async () => {
    const left = await take(await addressOf(free, '?ratio=9x16&at=0&format=webp'));
    expect(left.answer.headers.get('content-disposition')).toContain('two-9x16.webp');
    expect(await sharp(left.bytes).metadata()).toMatchObject({ format: 'webp', width: 450, height: 800 });
    expect((await sharp(left.bytes).stats()).dominant.r).toBeGreaterThan(180);
    const right = await take(await addressOf(free, '?ratio=4x5&at=1&width=320'));
    expect(right.answer.headers.get('content-disposition')).toContain('two-4x5-320.jpg');
    const { format, width, height, exif } = await sharp(right.bytes).metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 320, 400, undefined]);
    expect((await sharp(right.bytes).stats()).dominant.b).toBeGreaterThan(180);
  });

  it('is the whole picture without a wish, and never enlarged', async () => {
    const whole = await take(await addressOf(free));
    expect(whole.answer.headers.get('content-disposition')).toContain('two.jpg');
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 1500, height: 800 });
    const wide = await take(await addressOf(free, '?ratio=1x1&width=9000'));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  it('is refused for shapes, places, widths and formats that there are not', async () => {
    for (const query of ['ratio=7x3', 'at=1.5', 'at=x', 'width=0', 'width=99999', 'format=gif'])
      expect([query, (await app.fetch(await addressOf(free, `?${query}`))).status]).toEqual([query, 400]);
  });

  it('counts as a download of its variant, once for a person, and not for HEAD', async () => {
    const counted = await publish('counted.jpg', await draw('#101010', '#f0f0f0'), 0);
    const address = await addressOf(counted, '?ratio=1x1');
    expect((await stranger.fetch(address, { method: 'HEAD' })).status).toBe(200);
    expect((await show(counted)).counts.downloads).toBe(0);
    await Promise.all([stranger.fetch(address), stranger.fetch(address)]);
    await stranger.fetch(address);
    expect((await show(counted)).counts.downloads).toBe(1);
  });

  it('of a paid photograph is for its buyers only', async () => {
    const address = await addressOf(paid, '?ratio=1x1&width=640');
    for (const person of [app, stranger]) expect((await person.fetch(address)).status).toBe(402);
    const [variant] = (await show(paid)).variants;
    await buy(app, rahim, [{ contentId: paid, variantId: variant?._id ?? '', price: 40_000 }]);
    const { answer, bytes } = await take(address, rahim);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 640 });
    expect((await stranger.fetch(address)).status).toBe(402);
  });

  it('of an unknown or hidden work, another work’s file or a file without pixels is not there', async () => {
    const own = await addressOf(free);
    const text = await publish('hidden.jpg', await draw('#333333', '#999999'), 0);
    const hidden = await addressOf(text);
    await ana.call('PUT', '/content/assets/unpublish', { ids: [text], reason: 'other', note: 'Not for now.' });
    const svg = await publish(
      'boat.svg',
      new Uint8Array(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><path d="M9 9h800v500H9z"/></svg>',
        ),
      ),
      0,
    );
    for (const path of [
      hidden,
      own.replace(free, paid),
      own.replace(/[^/]+$/, 'nothing'),
      own.replace(free, 'nothing'),
      await addressOf(svg),
    ])
      expect([path, (await app.fetch(path)).status]).toEqual([path, 404]);
  });

  it('is unavailable when the stored file is missing or damaged', async () => {
    const lost = await publish('lost.jpg', await draw('#123456', '#654321'), 0);
    const address = await addressOf(lost);
    const fileId = address.split('/').at(-1);
    await app.pool.query('update file set damaged_at = now() where id = $1', [fileId]);
    expect((await app.fetch(address)).status).toBe(503);
    const { rows } = await app.pool.query<{ sha256: string }>(
      'update file set damaged_at = null where id = $1 returning sha256',
      [fileId],
    );
    await app.platform.storage.remove(originalKey(rows[0]?.sha256 ?? ''));
    expect((await app.fetch(address)).status).toBe(503);
  });
});

it('sends nothing of a paid photograph that is as large as its file or has no marks', async () => {
  const { previews } = await show(paid);
  const media = await listMedia(app.platform.storage, previews);
  const addresses = [
    ...media,
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    await addressOf(paid),
    await addressOf(paid, '?ratio=original&format=webp'),
  ];
  const original = await draw('#20a020', '#d0a020');
  for (const address of addresses) {
    const { answer, bytes } = await take(address, stranger);
    expect([address, bytes.includes(Buffer.from(original.subarray(600, 640)))]).toEqual([address, false]);
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('image/')) continue;
    const { width } = await sharp(bytes).metadata();
    const { data } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
    // Plain colours have few shades; marks bring many. The small pictures of cards have none.
    expect([address, width <= 640 || new Set(data).size > 12]).toEqual([address, true]);
  }
});
