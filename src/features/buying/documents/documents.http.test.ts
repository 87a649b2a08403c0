import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { createPdf, createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { publishFile } from '../../../../tests/support/publish-file.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { documentFolder } from '../../../platform/storage/storage.ts';
import { drawDocuments } from '../../catalogue/content/service/documents/draw-documents.ts';
import { removeStoredParts } from '../../catalogue/content/service/parts/read-parts.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Documents {
  readonly documents: readonly {
    readonly fileId: string;
    readonly name: string;
    readonly archive: string | null;
    readonly pages: number;
    readonly thumbnails: string;
    readonly pictures: readonly string[];
    readonly isOpen: boolean;
  }[];
  readonly isPending: boolean;
}

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>';

let category: { id: string; subcategoryId: string };
let [free, paid, packed] = ['', '', ''];
let made = 0;

/** Creates a document of one page that differs from all others. */
function createPage(): Buffer {
  made += 1;
  return createPdf('', [Buffer.from(`<</Made ${made}>>`)]);
}

const publish = (name: string, bytes: Buffer, price: number): Promise<string> =>
  publishFile(
    app,
    { uploader: mina, moderator: ana },
    {
      file: { name, bytes: new Uint8Array(bytes) },
      price,
      categoryId: category.id,
      subcategoryId: category.subcategoryId,
    },
  );
const list = (id: string): Promise<Documents> => app.get<Documents>(`/api/v1/content/documents/${id}`);
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

/** Addresses of the first page of a work: marked, and clean. */
async function findPage(id: string): Promise<{ readonly marked: string; readonly clean: string }> {
  const [picture = ''] = (await list(id)).documents[0]?.pictures ?? [];
  const clean = picture.replace('.marked', '');
  return { clean, marked: clean.replace('.webp', '.marked.webp') };
}

beforeAll(async () => {
  category = await makeCategory(app, 'templates');
  free = await publish('card.pdf', createPage(), 0);
  paid = await publish('menu.pdf', createPage(), 90_000);
  const zip = createRawZip([
    { name: 'print/front.pdf', bytes: createPage() },
    { name: 'print/back.pdf', bytes: createPage() },
    { name: 'mark.svg', bytes: Buffer.from(mark) },
  ]);
  packed = await publish('set.zip', Buffer.from(zip), 0);
  await drawDocuments(app.systemContext());
}, 120_000);

describe('the documents of a work', () => {
  it('have a name, a size and their fonts', async () => {
    expect(await list(free)).toMatchObject({
      documents: [
        {
          name: 'card.pdf',
          archive: null,
          pages: 1,
          sizes: [{ width: 105.8, height: 70.6 }],
          fonts: ['Helvetica'],
          isOpen: true,
        },
      ],
      isPending: false,
    });
  });

  it('are found inside archives', async () => {
    expect((await list(packed)).documents).toMatchObject([
      { name: 'front.pdf', archive: 'set.zip' },
      { name: 'back.pdf', archive: 'set.zip' },
    ]);
  });

  it('are none of a work without documents, and not there of a work that is not public', async () => {
    const plain = await publish('mark.svg', Buffer.from(mark), 0);
    expect(await list(plain)).toEqual({ documents: [], isPending: false });
    const hidden = await publish('hidden.pdf', createPage(), 0);
    await drawDocuments(app.systemContext());
    const paths = [`/api/v1/content/documents/${hidden}`, (await findPage(hidden)).marked];
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const path of paths) expect((await app.fetch(path)).status).toBe(404);
    expect((await app.fetch('/api/v1/content/documents/nothing')).status).toBe(404);
  }, 60_000);

  it('are pending until they are drawn, also at once, and drawn again for a newer recipe', async () => {
    const work = await publish('waits.pdf', createPage(), 0);
    expect(await list(work)).toEqual({ documents: [], isPending: true });
    await Promise.all([drawDocuments(app.systemContext()), drawDocuments(app.systemContext())]);
    expect(await list(work)).toMatchObject({ documents: [{ name: 'waits.pdf' }], isPending: false });
    await drawDocuments(app.systemContext(), 2);
    expect((await findPage(work)).clean).toContain('/2.page.0.0.webp');
    expect((await listAll(app.platform.storage, 'documents')).every(({ key }) => key.includes('/2.'))).toBe(true);
    expect((await app.fetch((await findPage(work)).clean)).status).toBe(200);
  }, 60_000);
});

describe('the picture of a page', () => {
  it('is large and clean for everybody if it is free', async () => {
    const { clean, marked } = await findPage(free);
    for (const path of [clean, marked, (await list(free)).documents[0]?.thumbnails ?? '']) {
      const answer = await app.fetch(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect((await sharp(await open(clean)).metadata()).width).toBeGreaterThan(1590);
  });

  it('of a paid work is small and marked, and clean for its buyers and its contributor only', async () => {
    const { clean, marked } = await findPage(paid);
    expect((await list(paid)).documents[0]).toMatchObject({ isOpen: false, pictures: [marked] });
    for (const person of [app, stranger]) expect((await person.fetch(clean)).status).toBe(402);
    expect(await sharp(await open(marked)).metadata()).toMatchObject({ width: 800 });
    const { variants } = await app.get<{ variants: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
    await buy(app, rahim, [{ contentId: paid, variantId: variants[0]?._id ?? '', price: 90_000 }]);
    for (const person of [rahim, mina]) {
      const answer = await person.fetch(clean);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('private')]);
      const seen = await person.call('GET', `/content/documents/${paid}`);
      expect(seen.body).toMatchObject({ documents: [{ isOpen: true, pictures: [clean] }] });
    }
    expect((await stranger.fetch(clean)).status).toBe(402);
  });

  it('of an unknown name, file or work is not there, and unavailable when it is missing', async () => {
    const [own, other] = [(await findPage(free)).clean, (await findPage(packed)).clean];
    for (const path of [
      own.replace('page.0.0', 'page.0.1'),
      own.replace('page.0.0', 'page.1.0'),
      own.replace(/\/\d+\.page/, '/9.page'),
      own.replace('.webp', ''),
      own.replace(own.split('/')[6] ?? '', other.split('/')[6] ?? ''),
    ])
      expect([path, (await app.fetch(path)).status]).toEqual([path, path === own ? 200 : 404]);
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      other.split('/')[6],
    ]);
    await removeStoredParts(app.platform.storage, documentFolder(rows[0]?.sha256 ?? ''));
    expect((await app.fetch(other)).status).toBe(503);
  });
});

it('sends nothing of a paid document from which its file could be rebuilt', async () => {
  const [{ clean, marked }, { documents }] = [await findPage(paid), await list(paid)];
  const work = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${paid}`);
  const media = await listMedia(app.platform.storage, work.previews);
  const addresses = [
    ...media,
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/documents/${paid}`,
    ...documents.map(({ thumbnails }) => thumbnails),
    marked,
    clean,
  ];
  for (const address of addresses) {
    const bytes = await open(address);
    for (const sign of ['%PDF', 'BT /F1', '40 100 Td'])
      expect([address, sign, bytes.includes(sign)]).toEqual([address, sign, false]);
  }
  expect((await app.fetch(clean)).status).toBe(402);
  for (const path of [marked, ...documents.map(({ thumbnails }) => thumbnails)])
    expect((await sharp(await open(path)).metadata()).width).toBeLessThanOrEqual(800);
});
