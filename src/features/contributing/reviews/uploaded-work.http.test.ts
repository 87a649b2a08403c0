import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { createZip } from '../../../platform/storage/zip.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim] = [await signInUploader(app), await signInUploader(app)];
const ana = await signInAdmin(app, 'moderator');

/** Draws a picture that looks the same at any width. */
const drawBoat = async (width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#bde"/>
    <circle cx="62" cy="14" r="8" fill="#fc3"/><path d="M8 40h56l-9 12H18z" fill="#732"/><path d="M34 8v30H14z" fill="#fff"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg), { density: 300 }).resize(width).png().toBuffer());
};
const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>');

interface Seen {
  readonly previews: { small: string; large: string }[];
  readonly work: { variants: { files: { _id: string; sha256: string; containedFormats: string[] }[] }[] };
  readonly files: { figures: object; entries: { name: string; size: number }[] }[];
  readonly similar: { contentId: string; distance: number | null; isOwn: boolean; preview: { small: string } }[];
  readonly checks: { code: string; isGood: boolean }[];
}
const look = async (id: string): Promise<Seen> =>
  (await ana.call('GET', `/content/request/contributor/single/${id}`)).body as unknown as Seen;

let picture: Uint8Array<ArrayBuffer>;
let sent: Awaited<ReturnType<typeof submitUploads>>;
let seen: Seen;

beforeAll(async () => {
  picture = await drawBoat(1000);
  const entries = [
    { name: 'icons/boat.svg', bytes: vector },
    { name: 'icons/boat.png', bytes: Buffer.from(await drawBoat(64)) },
  ];
  const files = [
    { name: 'boat.png', bytes: picture },
    { name: 'boat.zip', bytes: new Uint8Array(await createZip(entries, new Date())) },
  ];
  const uploads: string[] = [];
  for (const file of files) uploads.push(await sendFile(app, mina, file));
  sent = await submitUploads(app, mina, uploads, 'A boat with its icons');
  seen = await look(sent.submissionId);
});

describe('a work that was really sent', () => {
  it('is shown large to admins, small and large, and to nobody else', async () => {
    const [first] = seen.previews;
    for (const address of [first?.small ?? '', first?.large ?? '']) {
      const answer = await ana.fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      const { width = 0 } = await sharp(await answer.arrayBuffer()).metadata();
      expect(width).toBe(Number(/(\d+)\.webp/.exec(address)?.[1]));
      const own = address.replace('?area=admin', '');
      expect((await mina.fetch(own)).status).toBe(200);
      expect((await rahim.fetch(own)).status).toBe(404);
      expect((await app.fetch(own)).status).toBe(401);
    }
  });

  it('says what its files are: figures, and what is inside an archive', () => {
    const byName = seen.files.flatMap(({ entries }) => entries.map(({ name }) => name)).sort();
    expect(byName).toEqual(['icons/boat.png', 'icons/boat.svg']);
    expect(seen.files).toContainEqual(
      expect.objectContaining({ figures: { width: 1000, height: 750, colorMode: 'srgb' } }),
    );
    expect(seen.checks).toContainEqual({ code: 'complete', isGood: true });
  });

  it('leads a reviewer to the original, byte for byte', async () => {
    const file = seen.work.variants
      .flatMap(({ files }) => files)
      .find(({ containedFormats }) => containedFormats.length === 0);
    const answer = await ana.fetch(`/api/v1/content/original/${sent.contentId}/${file?._id}?area=admin`);
    expect(answer.status).toBe(302);
    const bytes = await (await app.fetch(answer.headers.get('location') ?? '')).arrayBuffer();
    const sha256 = createHash('sha256').update(Buffer.from(bytes)).digest('hex');
    expect(sha256).toBe(file?.sha256);
    expect(sha256).toBe(createHash('sha256').update(picture).digest('hex'));
  });

  it('stands beside what looks nearly the same', async () => {
    const upload = await sendFile(app, rahim, { name: 'copy.png', bytes: await drawBoat(900) });
    const copy = await submitUploads(app, rahim, [upload], 'My boat');
    const { similar, checks } = await look(copy.submissionId);
    expect(similar).toMatchObject([{ contentId: sent.contentId, isOwn: false }]);
    expect(similar[0]?.distance).toBeLessThanOrEqual(6);
    expect((await ana.fetch(similar[0]?.preview.small ?? '')).status).toBe(200);
    expect(checks).toContainEqual({ code: 'near_duplicate', isGood: false });
  });

  it('is found by the formats inside its archive once it is approved', async () => {
    const find = async (format: string) =>
      (await app.get<{ items: { _id: string }[] }>(`/api/v1/content/all?format=${format}&category=${sent.categoryKey}`))
        .items;
    expect(await find('svg')).toEqual([]);
    await ana.call('PATCH', `/content/review/${sent.submissionId}/approve`, {});
    for (const format of ['svg', 'zip', 'png']) expect(await find(format)).toMatchObject([{ _id: sent.contentId }]);
    expect(await find('pdf')).toEqual([]);
  });
});
