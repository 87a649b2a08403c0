import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { type Browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { createId } from '../../../platform/database/id.ts';
import { publishPreviews } from '../../catalogue/content/service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInUploader(app);
const PRICE = 45_000;
/** Width in pixels from which pictures carry the watermark. */
const LARGE = 768;

interface Shown {
  readonly _id: string;
  readonly widths: readonly number[];
}

let upload: string;
let contentId: string;
let variantId: string;
let preview: Shown;
let card: Shown;
/** The picture without a watermark, by width. */
let plain: ReadonlyMap<number, Buffer>;

const readPixels = async (bytes: ArrayBuffer | Buffer): Promise<Buffer> => sharp(bytes).removeAlpha().raw().toBuffer();

/** A picture without edges, so that only the watermark differs much from its surroundings. */
const drawDusk = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><linearGradient id="a"><stop stop-color="#243b55"/><stop offset="1" stop-color="#502a4f"/></linearGradient><rect width="1600" height="1000" fill="url(#a)"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/** Whether a picture is large and close to the plain one; the watermark changes a dark pixel by 50 or more. */
async function isLargeAndPlain(bytes: ArrayBuffer): Promise<boolean> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  if (width < LARGE) return false;
  const [largest] = [...plain.values()].slice(-1);
  const expected = await sharp(largest).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
  const pixels = await readPixels(bytes);
  return pixels.every((value, at) => Math.abs(value - (expected[at] ?? 0)) < 25);
}

const own = (name: string): string => `/api/v1/content/owned-preview/${preview._id}/${name}`;

beforeAll(async () => {
  upload = await sendFile(app, mina, { name: 'river.png', bytes: new Uint8Array(await drawDusk()) });
  const work = await submitUploads(app, mina, [upload], 'A river', { price: PRICE });
  const ana = await signInAdmin(app, 'moderator');
  await ana.call('PATCH', `/content/review/${work.submissionId}/approve`, {});
  contentId = work.contentId;
  const page = await app.get<{ preview: Shown; previews: Shown[]; variants: { _id: string }[] }>(
    `/api/v1/content/single/${contentId}`,
  );
  card = page.preview;
  preview = page.previews[0] ?? card;
  variantId = page.variants[0]?._id ?? '';
  await publishPreviews(app.systemContext(), contentId);
  plain = new Map(
    await Promise.all(
      preview.widths.map(
        async (width) => [width, Buffer.from(await (await mina.fetch(own(`${width}.webp`))).arrayBuffer())] as const,
      ),
    ),
  );
});

it('offers cards only widths that carry no watermark', async () => {
  const { items } = await app.get<{ items: { preview: Shown }[] }>('/api/v1/content/all');
  expect(items.map((each) => each.preview.widths)).toEqual([[375, 576]]);
  expect(card.widths).toEqual([375, 576]);
  for (const width of card.widths) {
    const shown = await readPixels(await (await app.fetch(`/media/${card._id}/${width}.webp`)).arrayBuffer());
    expect(Buffer.compare(shown, await readPixels(plain.get(width) ?? Buffer.alloc(0)))).toBe(0);
  }
});

it('gives nobody else a large picture without a watermark', async () => {
  const refunded = await signInUser(app);
  const order = await buy(app, refunded, [{ contentId, variantId, price: PRICE }]);
  await giveBack(app, order.id);
  const people: Pick<Browser, 'fetch'>[] = [app, await signInUser(app), await signInUploader(app), refunded];
  const names = preview.widths.flatMap((width) => [`${width}.webp`, `${width}.marked.webp`, `${width}.avif`]);
  const folders = [
    `/media/${preview._id}`,
    `/media/${upload}`,
    `/api/v1/content/owned-preview/${preview._id}`,
    `/api/v1/content/draft-preview/${preview._id}`,
    `/api/v1/uploads/preview/${upload}`,
  ];
  let large = 0;
  for (const { fetch } of people)
    for (const name of [...names, 'card.jpg', 'picture.png'])
      for (const folder of folders) {
        const answer = await fetch(`${folder}/${name}`);
        if (answer.status !== 200) continue;
        const bytes = await answer.arrayBuffer();
        if (((await sharp(bytes).metadata()).width ?? 0) >= LARGE) large += 1;
        expect(await isLargeAndPlain(bytes), `${folder}/${name}`).toBe(false);
      }
  // The sizes are 768, 1366 and 1600 pixels, and the card for social networks.
  expect(large).toBeGreaterThanOrEqual(people.length * 4);
});

it('gives buyers and the contributor every width without one', async () => {
  const buyer = await signInUser(app);
  await buy(app, buyer, [{ contentId, variantId, price: PRICE }]);
  const { body } = await buyer.call('GET', `/content/owned/${contentId}`);
  expect(body).toEqual({ variantIds: [variantId], upgrades: [], seesUnmarked: true });
  for (const person of [buyer, mina])
    for (const width of preview.widths) {
      const answer = await person.fetch(own(`${width}.webp`));
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      const bytes = await answer.arrayBuffer();
      expect(await isLargeAndPlain(bytes)).toBe(width >= LARGE);
    }
  expect((await mina.call('GET', `/content/owned/${contentId}`)).body).toEqual({
    variantIds: [],
    upgrades: [],
    seesUnmarked: true,
  });
});

it('shows the mark to those who have only a free variant of a paid work', async () => {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into variant (id, content_id, name, licence_code, price, position)
     select gen_random_uuid(), content_id, 'Small', licence_code, 0, position + 1 from variant where id = $1 returning id`,
    [variantId],
  );
  const freeId = rows[0]?.id ?? '';
  await app.pool.query(
    `insert into variant_file select (jsonb_populate_record(f, jsonb_build_object('variant_id', $2::uuid))).*
     from variant_file f where variant_id = $1`,
    [variantId, freeId],
  );
  const taker = await signInUser(app);
  const order = { lines: [{ contentId, variantId: freeId, price: 0 }] };
  expect((await taker.call('POST', '/order/create', order, { 'idempotency-key': createId() })).status).toBe(200);
  const { body } = await taker.call('GET', `/content/owned/${contentId}`);
  expect(body).toEqual({ variantIds: [freeId], upgrades: [], seesUnmarked: false });
  for (const width of preview.widths) expect((await taker.fetch(own(`${width}.webp`))).status).toBe(404);
});
