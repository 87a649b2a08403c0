import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { drawPicture, hasFfmpeg, makeSample } from '../../../../tests/support/sample-files.ts';
import { readJson, signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { fileKinds } from '../../../platform/media/inspect/report.ts';
import { previewKinds } from '../../../platform/media/preview-kinds.ts';
import type { ProcessedFile } from '../../../platform/media/process/processed-file.ts';
import { draftPreviewKey } from '../../../platform/storage/storage.ts';
import { publishPreviews } from '../../catalogue/content/service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, reader] = [await signInUploader(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

/** File kinds that uploads refuse. */
const refused = ['unknown'];
const accepted = fileKinds.filter((kind) => !refused.includes(kind));
const PRICE = 45_000;

interface Page {
  readonly preview: { readonly _id: string; readonly kind: string } | null;
  readonly previews: {
    readonly _id: string;
    readonly kind: string;
    readonly asset: { readonly url: string } | null;
    readonly film: {
      readonly codec: string | null;
      readonly fps: number | null;
      readonly isLoop: boolean | null;
    } | null;
  }[];
  readonly variants: { readonly _id: string; readonly files: { readonly _id: string }[] }[];
}

/** Uploads a sample, with a picture if it has no preview, and approves it. */
async function publish(kind: (typeof fileKinds)[number]) {
  const sample = await makeSample(kind);
  const upload = await sendFile(app, mina, sample);
  const sent = await readJson(mina, `/api/v1/uploads/${upload}`);
  expect(sent, JSON.stringify(sent['refusal'])).toMatchObject({ status: 'ready', report: { kind } });
  const report = sent['report'] as ProcessedFile;
  const previews =
    report.preview === null
      ? [await sendFile(app, mina, { name: 'cover.png', bytes: new Uint8Array(await drawPicture(800, '#884422')) })]
      : [];
  const work = await submitUploads(app, mina, [upload], `A ${kind}`, { price: PRICE, previews });
  const { status } = await ana.call('PATCH', `/content/review/${work.submissionId}/approve`, {});
  expect(status).toBe(200);
  await publishPreviews(app.systemContext(), work.contentId);
  return { ...work, sample, shown: report.preview?.kind ?? 'image' };
}

describe.each(accepted)('a work of the kind %s', (kind) => {
  it.skipIf(kind === 'video' && !hasFfmpeg)('is sent, approved, listed, bought and downloaded', async () => {
    const { contentId, categoryKey, sample, shown } = await publish(kind);
    const { items } = await app.get<{ items: Page[] }>(`/api/v1/content/all?category=${categoryKey}`);
    expect(items).toMatchObject([{ _id: contentId, preview: { kind: shown } }]);
    const page = await app.get<Page>(`/api/v1/content/single/${contentId}`);
    expect(page.previews.map((each) => each.kind)).toEqual([shown]);
    const [variant] = page.variants;
    const address = `/api/v1/content/download/${contentId}/${variant?._id}`;
    expect((await reader.fetch(address)).status).toBe(402);
    await buy(app, reader, [{ contentId, variantId: variant?._id ?? '', price: PRICE }]);
    const got = new Uint8Array(await (await reader.fetch(address)).arrayBuffer());
    expect(Buffer.compare(got, sample.bytes)).toBe(0);
  });
});

it('has the same kinds of previews in the database', async () => {
  const { rows } = await app.pool.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'preview_kind_check'",
  );
  const inDatabase = [...(rows[0]?.rule ?? '').matchAll(/'(\w+)'/g)].map(([, kind]) => kind);
  expect(new Set(inDatabase)).toEqual(new Set(previewKinds));
});

/** Returns ffmpeg's description of a video. */
async function describeVideo(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-clip-'));
  try {
    await writeFile(join(folder, 'a.mp4'), bytes);
    const { stderr } = spawnSync('ffmpeg', ['-i', join(folder, 'a.mp4'), '-f', 'null', '-'], { encoding: 'utf8' });
    return stderr;
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe.skipIf(!hasFfmpeg)('a paid video', () => {
  it('shows everybody a short, silent, marked clip, and the whole to its buyers and its contributor alone', async () => {
    const { contentId, sample } = await publish('video');
    const page = await app.get<Page>(`/api/v1/content/single/${contentId}`);
    expect(page.previews[0]?.film).toMatchObject({ codec: 'h264', isLoop: false });
    expect(page.previews[0]?.film?.fps).toBeGreaterThan(0);
    const [file] = page.variants.flatMap(({ files }) => files);
    const variantId = page.variants[0]?._id ?? '';
    const clip = await app.fetch(page.previews[0]?.asset?.url ?? '');
    expect([clip.status, clip.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const sent = Buffer.from(await clip.arrayBuffer());
    const marked = draftPreviewKey(page.previews[0]?._id ?? '', 'asset.marked.mp4');
    expect(Buffer.compare(sent, await buffer(await app.platform.storage.read(marked)))).toBe(0);
    const words = await describeVideo(new Uint8Array(sent));
    expect(words).toContain('480x270');
    expect(words).not.toContain('Audio:');
    expect(words).toMatch(/time=00:00:0[01]\.\d\d/);

    const whole = `/api/v1/content/play/${contentId}/${variantId}/${file?._id}`;
    const other = await signInUser(app);
    const fetches = [app.fetch, other.fetch, mina.fetch];
    const statuses = await Promise.all(fetches.map(async (get) => (await get(whole)).status));
    expect(statuses).toEqual([402, 402, 200]);
    await buy(app, other, [{ contentId, variantId, price: PRICE }]);
    const part = await other.fetch(whole, { headers: { range: 'bytes=0-99' } });
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    const got = new Uint8Array(await (await other.fetch(whole)).arrayBuffer());
    expect(Buffer.compare(got, sample.bytes)).toBe(0);
  });
});
