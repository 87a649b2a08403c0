import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft, makeDraftFile } from '../../../../tests/support/drafts.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { readJson, signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { makeUpload, pngReport } from '../../../../tests/support/uploads.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { previewKinds } from '../../../platform/media/preview-kinds.ts';
import type { ProcessedFile } from '../../../platform/media/process/processed-file.ts';
import type { OwnContent } from '../../catalogue/content/contract/own-content.ts';
import { createDraft } from '../../catalogue/content/service/drafts/drafts.ts';
import { publishPreviews } from '../../catalogue/content/service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim] = [await signInUploader(app), await signInUploader(app)];
const ana = await signInAdmin(app, 'moderator');

const slideReport: ProcessedFile = {
  ...pngReport,
  figures: { width: 1600, height: 1200 },
  preview: pngReport.preview && { ...pngReport.preview, width: 1600, height: 1200 },
};
const makeSlide = async (contributorId: string = mina.userId, report: ProcessedFile = slideReport) =>
  (await makeUpload(app, { contributorId, report, name: 'slide.png' })).id;

const update = (id: string, changes: object, who: Pick<typeof mina, 'call'> = mina) =>
  who.call('PUT', `/content/update/${id}`, { changes });
const read = async (id: string) => (await mina.call('GET', `/content/mine/${id}`)).body as unknown as OwnContent;
const listIds = async (id: string) => (await read(id)).previews.map(({ _id }) => _id);
const errorsOf = ({ body }: { body: Record<string, unknown> }) => body['errors'] as { path: string; message: string }[];

describe('a slide', () => {
  it('is added, captioned, put first and removed', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor: mina.userId });
    const [one, two] = [await makeSlide(), await makeSlide()];
    expect((await update(contentId, { newPreviews: [one, two] })).status).toBe(200);
    expect(await listIds(contentId)).toEqual([previewId, one, two]);
    const captions = [{ _id: two, caption: 'On a wall', translatedCaption: 'দেয়ালে' }];
    expect((await update(contentId, { previewIds: [two, previewId], captions })).status).toBe(200);
    expect((await read(contentId)).previews).toMatchObject([
      { ...captions[0], fileName: 'slide.png' },
      { _id: previewId },
    ]);
  });

  it('has a caption that can be taken away, and nobody writes one below a foreign preview', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor: mina.userId });
    const foreign = await makeDraft(app, { contributor: rahim.userId });
    const captions = [previewId, foreign.previewId].map((_id) => ({ _id, caption: 'Hm', translatedCaption: null }));
    expect(errorsOf(await update(contentId, { captions }))).toMatchObject([{ path: 'captions.1' }]);
    const long = [{ _id: previewId, caption: 'x'.repeat(141), translatedCaption: null }];
    expect((await update(contentId, { captions: long })).status).toBe(400);
    expect((await update(contentId, { captions: captions.slice(0, 1) })).status).toBe(200);
    await update(contentId, { captions: [{ _id: previewId, caption: '', translatedCaption: '' }] });
    expect((await read(contentId)).previews).toMatchObject([{ caption: '', translatedCaption: null }]);
  });

  it('is nobody else’s to add, and never becomes a file that is sold', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    const slide = await makeSlide();
    expect((await app.fetch(`/api/v1/content/update/${contentId}`, { method: 'PUT' })).status).toBe(401);
    expect((await update(contentId, { newPreviews: [slide] }, rahim)).status).toBe(404);
    expect((await update(contentId, { newPreviews: [await makeSlide(rahim.userId)] })).status).toBe(404);
    const sold = { name: 'PNG', licence: 'cc0-1.0', price: 0, files: [{ upload: slide }] };
    expect((await update(contentId, { newPreviews: [slide], variants: [sold] })).status).toBe(400);
    await update(contentId, { newPreviews: [slide] });
    const { fileId } = (await read(contentId)).previews[1] ?? {};
    const taken = await update(contentId, { variants: [{ ...sold, files: [{ _id: fileId }] }] });
    expect(errorsOf(taken)).toMatchObject([{ path: 'variants.0.files.0' }]);
  });

  it.each([
    ['too small', { figures: { width: 1199, height: 800 } }, /1199 × 800|1,199 × 800/],
    ['a drawing', { format: 'svg' }, /JPEG, PNG or WebP/],
    [
      'a film',
      { preview: slideReport.preview && { ...slideReport.preview, kind: 'video' as const } },
      /JPEG, PNG or WebP/,
    ],
    ['without a picture', { preview: null }, /JPEG, PNG or WebP/],
  ])('that is %s is refused, and the words say what to do', async (_, given, words) => {
    const { contentId, previewId } = await makeDraft(app, { contributor: mina.userId });
    const answer = await update(contentId, {
      newPreviews: [await makeSlide(mina.userId, { ...slideReport, ...given })],
    });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject([{ path: 'newPreviews.0', message: expect.stringMatching(words) }]);
    expect(await listIds(contentId)).toEqual([previewId]);
  });

  it('is taken in once, and a thirteenth preview not at all, however many ask at the same time', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId });
    const slides = await Promise.all(Array.from({ length: 11 }, () => makeSlide()));
    expect((await update(contentId, { newPreviews: slides.slice(0, 10) })).status).toBe(200);
    expect((await update(contentId, { newPreviews: slides.slice(0, 1) })).status).toBe(409);
    const last = slides.slice(10);
    const same = await Promise.all([0, 1].map(() => update(contentId, { newPreviews: last, previewIds: undefined })));
    expect(same.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    const late = await update(contentId, { newPreviews: [await makeSlide()] });
    expect(errorsOf(late)).toMatchObject([{ path: 'newPreviews.0', message: expect.stringContaining('12') }]);
    expect(await listIds(contentId)).toHaveLength(12);
    const other = await makeDraft(app, { contributor: mina.userId });
    expect((await mina.call('POST', `/content/merge/${contentId}`, { ids: [other.contentId] })).status).toBe(409);
    await update(contentId, { previewIds: (await listIds(contentId)).slice(2) });
    const racing = await Promise.all([1, 2, 3].map(async () => [await makeSlide()]));
    const answers = await Promise.all(racing.map((newPreviews) => update(contentId, { newPreviews })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 400]);
    await expect(
      app.pool.query(
        'insert into preview (id, content_id, kind, alt, width, height, widths, position) values ($1, $2, $3, $3, 9, 9, $4, 99)',
        [createId(), contentId, 'image', [9]],
      ),
    ).rejects.toMatchObject({ constraint: 'preview_count' });
  });

  it('is no more than a draft of many files shows: the first twelve of them have a preview', async () => {
    const files = await Promise.all(Array.from({ length: 14 }, (_, at) => makeDraftFile(app, `leaf-${at}.png`)));
    const draft = { contributorId: mina.userId, files, previewsOnly: [] };
    const id = await inTransaction(app.systemContext(), (ctx) => createDraft(ctx, draft));
    expect(await listIds(id)).toEqual(files.slice(0, 12).map((file) => file.id));
    expect((await read(id)).variants).toHaveLength(14);
  });

  it.each(previewKinds)(
    'stands first before a preview of the kind %s, in review, in public and in a revision',
    async (kind) => {
      const preview = pngReport.preview && { ...pngReport.preview, kind, hash: null };
      const file = await makeUpload(app, { contributorId: mina.userId, report: { ...pngReport, preview } });
      const work = await submitUploads(app, mina, [file.id], `Under a slide: ${kind}`);
      expect((await ana.call('PATCH', `/content/review/${work.submissionId}/approve`, {})).status).toBe(200);
      const { body } = await mina.call('POST', `/content/revise/${work.contentId}`, {});
      const revision = body as unknown as OwnContent;
      const [shown] = revision.previews;
      const slide = await makeSlide();
      await update(revision._id, { newPreviews: [slide] });
      const captions = [
        { _id: slide, caption: 'In use', translatedCaption: 'ব্যবহারে' },
        { _id: shown?._id, caption: 'The work', translatedCaption: null },
      ];
      const changed = await update(revision._id, { previewIds: [slide, shown?._id], captions, changeNote: 'A slide' });
      expect(changed.status).toBe(200);
      const sent = await mina.call('POST', `/content/submit/${revision._id}`, {});
      const submission = (sent.body['submission'] as { _id: string })._id;
      const review = await ana.call('GET', `/content/request/contributor/single/${submission}`);
      expect(review.body['previews']).toMatchObject([captions[0], { kind, caption: 'The work' }]);
      expect((await ana.call('PATCH', `/content/review/${submission}/approve`, {})).status).toBe(200);
      const page = await app.get<OwnContent>(`/api/v1/content/single/${work.contentId}`);
      expect(page.previews).toMatchObject([captions[0], { _id: file.id, kind, caption: 'The work' }]);
    },
  );
});

/** Draws a photograph with GPS metadata. */
const drawPlaced = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({
      create: {
        width: 1600,
        height: 1200,
        channels: 3,
        background: '#ccc',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .withExif({
        IFD0: { Artist: 'Mina in Mirpur' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '23/1 48/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '90/1 21/1 0/1',
        },
      })
      .jpeg()
      .toBuffer(),
  );

it('gives away no place and no picture without the watermark of a paid work', async () => {
  const bytes = await drawPlaced();
  expect((await sharp(bytes).metadata()).exif?.includes('Mirpur')).toBe(true);
  const slide = await sendFile(app, mina, { name: 'slide.jpg', bytes });
  const file = await sendFile(app, mina, {
    name: 'work.svg',
    bytes: new Uint8Array(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'),
    ),
  });
  const work = await submitUploads(app, mina, [file], 'A paid square', { price: 50_000 });
  await ana.call('PATCH', `/content/review/${work.submissionId}/approve`, {});
  const { body } = await mina.call('POST', `/content/revise/${work.contentId}`, {});
  await update(String(body['_id']), { newPreviews: [slide], changeNote: 'A slide' });
  const sent = await mina.call('POST', `/content/submit/${String(body['_id'])}`, {});
  await ana.call('PATCH', `/content/review/${(sent.body['submission'] as { _id: string })._id}/approve`, {});
  await publishPreviews(app.systemContext(), work.contentId);
  const page = await app.get<OwnContent>(`/api/v1/content/single/${work.contentId}`);
  const shown = page.previews.find(({ _id }) => _id === slide);
  expect(shown?.widths).toEqual([375, 576, 768, 1366]);
  const { preview } = (await readJson(mina, `/api/v1/uploads/${slide}`))['report'] as ProcessedFile;
  for (const name of preview?.files ?? []) {
    const unmarked = new Uint8Array(
      await (await mina.fetch(`/api/v1/content/draft-preview/${slide}/${name}`)).arrayBuffer(),
    );
    const { exif, xmp, iptc } = await sharp(unmarked).metadata();
    expect([name, exif, xmp, iptc]).toEqual([name, undefined, undefined, undefined]);
    expect(Buffer.from(unmarked).includes('Mirpur')).toBe(false);
    const answer = await app.fetch(`/media/${slide}/${name}`);
    const width = Number.parseInt(name, 10);
    if (name.includes('marked')) expect([name, answer.status]).toEqual([name, 404]);
    else if (answer.status === 200 && width >= 768)
      expect([name, Buffer.compare(unmarked, new Uint8Array(await answer.arrayBuffer()))]).not.toEqual([name, 0]);
  }
  expect((await app.fetch(`/media/${slide}/1600.webp`)).status).toBe(404);
  expect((await app.fetch(`/api/v1/content/original/${work.contentId}/${shown?._id}`)).status).toBe(401);
});
