import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
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
import { openFont } from '../../../platform/media/font.ts';
import { readFonts, removeFaces } from '../../catalogue/content/service/fonts/read-fonts.ts';
import { settlePreviews } from '../../catalogue/content/service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');
const { resolve } = createRequire(import.meta.url);
const readWeb = (name: string): Buffer =>
  readFileSync(resolve(`@fontsource/hind-siliguri/files/hind-siliguri-${name}-normal.woff2`));
// The converter's next result overwrites the one before.
const readDesktop = async (name: string): Promise<Buffer> => Buffer.from(await convert(readWeb(name), 'sfnt'));

interface Style {
  readonly fileId: string;
  readonly face: string;
  readonly family: string;
  readonly name: string;
  readonly weight: number;
  readonly charset: number;
  readonly isFree: boolean;
  readonly variantIds: readonly string[];
}
interface Fonts {
  readonly styles: readonly Style[];
  readonly charsets: readonly string[];
}

let category: { id: string; subcategoryId: string };
let [free, paid, archive] = ['', '', ''];

const publish = (file: SentFile, price: number, { id, subcategoryId } = category): Promise<string> =>
  publishFile(app, { uploader: mina, moderator: ana }, { file, price, categoryId: id, subcategoryId });

const list = async (id: string): Promise<Fonts> => app.get<Fonts>(`/api/v1/content/fonts/${id}`);
const first = async (id: string): Promise<Style> => (await list(id)).styles[0] as Style;
const fileOf = async (id: string): Promise<string> => {
  const { fileId, face } = await first(id);
  return `/api/v1/content/fonts/${id}/${fileId}/${face}.woff2`;
};
const drawnOf = async (id: string, query: Record<string, string> = {}): Promise<string> => {
  const { fileId, face } = await first(id);
  const asked = new URLSearchParams({ text: 'আমার ক্ষ জ্ঞ', size: '48', width: '600', ...query });
  return `/api/v1/content/font-text/${id}/${fileId}/${face}?${asked}`;
};
const open = async (path: string): Promise<Buffer> => Buffer.from(await (await app.fetch(path)).arrayBuffer());

/** Signatures of font files, names of their tables, and outlines in text. */
const signs = ['wOF2', 'wOFF', 'OTTO', 'glyf', 'loca', 'CFF ', 'GPOS', 'cmap', '<svg', '<path', 'd="M'];
const holdsFont = (bytes: Buffer): boolean => signs.some((sign) => bytes.includes(sign, 0, 'latin1'));

beforeAll(async () => {
  category = await makeCategory(app, 'fonts');
  free = await publish({ name: 'free.woff2', bytes: new Uint8Array(readWeb('bengali-400')) }, 0);
  paid = await publish({ name: 'paid.ttf', bytes: new Uint8Array(await readDesktop('bengali-500')) }, 90_000);
  const parts = [
    { name: 'hind/bold.ttf', bytes: await readDesktop('bengali-700') },
    { name: 'hind/light.ttf', bytes: await readDesktop('bengali-300') },
    { name: 'hind/latin-light.woff2', bytes: readWeb('latin-300') },
  ];
  archive = await publish({ name: 'all.zip', bytes: new Uint8Array(createRawZip(parts)) }, 0);
  await readFonts(app.systemContext());
}, 120_000);

describe('the styles of a font work', () => {
  it('are named, lightest first, with their characters; parts for the web stay away beside desktop fonts', async () => {
    const { styles, charsets } = await list(archive);
    expect(styles.map(({ name, weight }) => [name, weight])).toEqual([
      ['Light', 300],
      ['Bold', 700],
    ]);
    expect(styles[0]).toMatchObject({ family: 'Hind Siliguri', isFree: true });
    expect(charsets[styles[0]?.charset ?? -1]).toMatch(/(^|,)985-98c(,|$)/);
  });

  it('are none of a work of another category, and there are none of what is not public', async () => {
    const other = await makeCategory(app, 'interface-kits');
    const bytes = new Uint8Array(readWeb('latin-600'));
    const kit = await publish({ name: 'kit.woff2', bytes }, 0, other);
    await readFonts(app.systemContext());
    expect(await list(kit)).toEqual({ styles: [], charsets: [], isPending: false });
    const hidden = await publish({ name: 'hidden.woff2', bytes: new Uint8Array(readWeb('latin-700')) }, 0);
    await readFonts(app.systemContext());
    const [path, file] = [await drawnOf(hidden), await fileOf(hidden)];
    await ana.call('PUT', '/content/assets/unpublish', { ids: [hidden], reason: 'other', note: 'Not for now.' });
    for (const each of [`/api/v1/content/fonts/${hidden}`, path, file])
      expect((await app.fetch(each)).status).toBe(404);
    expect((await app.fetch('/api/v1/content/fonts/nothing')).status).toBe(404);
  });

  it('are pending until the fonts have been read, also where a font turns out to have none', async () => {
    const bytes = new Uint8Array(readWeb('latin-600'));
    const work = await publish({ name: 'waits.woff2', bytes }, 0);
    const { rows } = await app.pool.query<{ id: string }>(
      `select vf.file_id as id from variant v join variant_file vf on vf.variant_id = v.id where v.content_id = $1`,
      [work],
    );
    const set = async (recipe: number) =>
      app.pool.query('update file set faces_recipe = $1 where id = $2', [recipe, rows[0]?.id]);
    await app.pool.query('delete from font_face where file_id = $1', [rows[0]?.id]);
    await set(0);
    expect(await list(work)).toEqual({ styles: [], charsets: [], isPending: true });
    await set(1);
    expect(await list(work)).toEqual({ styles: [], charsets: [], isPending: false });
    await set(0);
    await readFonts(app.systemContext());
    expect(await list(work)).toMatchObject({ styles: [{ weight: 600 }], isPending: false });
  });

  it('of other works are read although the database refuses those of one', async () => {
    await app.pool.query('alter table font_face add constraint refused check (weight <> 300) not valid');
    const [bold, light] = [readWeb('bengali-700'), readWeb('bengali-300')];
    const refused = await publish({ name: 'refused.woff2', bytes: new Uint8Array(light) }, 0);
    const other = await publish({ name: 'other.woff2', bytes: new Uint8Array(bold) }, 0);
    await readFonts(app.systemContext());
    await app.pool.query('alter table font_face drop constraint refused');
    expect(await list(refused)).toEqual({ styles: [], charsets: [], isPending: false });
    expect(await list(other)).toMatchObject({ styles: [{ weight: 700 }] });
  });

  it('are read once, and again for a newer recipe', async () => {
    const before = await list(archive);
    await Promise.all([readFonts(app.systemContext()), readFonts(app.systemContext())]);
    expect(await list(archive)).toEqual(before);
    await readFonts(app.systemContext(), 2);
    expect((await first(archive)).face).toMatch(/^2-/);
    expect((await listAll(app.platform.storage, 'faces')).every(({ key }) => key.includes('/2.'))).toBe(true);
    await app.pool.query('update file set faces_recipe = 0');
    await readFonts(app.systemContext(), 2);
  }, 60_000);
});

describe('the web font', () => {
  it('of a free style goes to everybody, and is the whole face', async () => {
    for (const answer of [await app.fetch(await fileOf(free)), await rahim.fetch(await fileOf(free))]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('font/woff2');
      expect(answer.headers.get('cache-control')).toContain('public');
    }
    expect(openFont(await open(await fileOf(free))).hasGlyphForCodePoint(0x995)).toBe(true);
  });

  it('of a paid style goes to its buyers and its contributor only', async () => {
    const path = await fileOf(paid);
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

  it('of an unknown style, file or work is not there', async () => {
    const { fileId, face } = await first(free);
    const other = await first(paid);
    for (const path of [
      `${free}/${fileId}/9-9.woff2`,
      `${free}/${other.fileId}/${other.face}.woff2`,
      `${free}/x/${face}`,
    ])
      expect((await app.fetch(`/api/v1/content/fonts/${path}`)).status).toBe(404);
  });
});

describe('a drawn text', () => {
  it('is a picture of the asked width for everybody, the same twice', async () => {
    const path = await drawnOf(paid);
    const one = await app.fetch(path);
    expect(one.status).toBe(200);
    expect(one.headers.get('content-type')).toBe('image/webp');
    expect(one.headers.get('cache-control')).toContain('public');
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600 });
    expect(Buffer.compare(bytes, await open(path))).toBe(0);
    const many = await Promise.all(Array.from({ length: 8 }, () => app.fetch(path)));
    expect(many.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('joins conjuncts, and draws a box for a letter that the font lacks', async () => {
    const ink = async (text: string): Promise<number> => {
      const { data, info } = await sharp(await open(await drawnOf(paid, { text, size: '64' })))
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
        Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).some((value) => value < 60),
      );
      return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
    };
    expect(await ink('ক্ষ')).toBeLessThan((await ink('কষ')) * 0.8);
    expect(await ink('中')).toBeGreaterThan(15);
  });

  it('is refused when it is empty, too long, or of a strange size, width, axis or feature', async () => {
    const bad = [
      { text: '' },
      { text: 'ক'.repeat(121) },
      { size: '97' },
      { size: '2.5' },
      { width: '5000' },
      { width: '' },
      { align: 'up' },
      { axes: 'wght' },
      { features: 'onum;x' },
    ];
    for (const query of bad as Record<string, string>[])
      expect([query, (await app.fetch(await drawnOf(paid, query))).status]).toEqual([query, 400]);
    expect((await app.fetch((await drawnOf(paid)).replace(/\/\d+-\d+\?/, '/7-7?'))).status).toBe(404);
  });

  it('is unavailable when the stored face is missing or is no font', async () => {
    const odd = await publish({ name: 'odd.woff2', bytes: new Uint8Array(readWeb('latin-500')) }, 90_000);
    await readFonts(app.systemContext(), 2);
    const path = await drawnOf(odd);
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      (await first(odd)).fileId,
    ]);
    const sha256 = rows[0]?.sha256 ?? '';
    const [key] = (await listAll(app.platform.storage, 'faces'))
      .map((each) => each.key)
      .filter((each) => each.includes(sha256));
    await app.platform.storage.put(key ?? '', Buffer.from('wOF2 but no font'));
    expect((await app.fetch(path)).status).toBe(503);
    await removeFaces(app.platform.storage, sha256);
    expect((await app.fetch(path)).status).toBe(503);
    expect((await app.fetch(await drawnOf(paid))).status).toBe(200);
  });
});

it('sends nothing of a paid font from which it could be rebuilt', async () => {
  const work = await app.get<{ previews: { _id: string; asset: object | null }[] }>(`/api/v1/content/single/${paid}`);
  const media = await listMedia(app.platform.storage, work.previews);
  expect(media.length).toBeGreaterThan(0);
  const { fileId } = await first(paid);
  const addresses = [
    ...media,
    ...work.previews.map(({ _id }) => `/media/${_id}/asset.woff2`),
    `/content/${paid}`,
    `/api/v1/content/single/${paid}`,
    `/api/v1/content/inside/${paid}`,
    `/api/v1/content/fonts/${paid}`,
    `/api/v1/content/fonts/${paid}/${fileId}/sheet`,
    await fileOf(paid),
    await drawnOf(paid),
    await drawnOf(paid, { size: '96', width: '1000' }),
  ];
  for (const address of addresses) {
    const bytes = await open(address);
    const isPage = address.startsWith('/content/');
    expect([address, isPage ? /wOF2|font\/woff2;base64/.test(bytes.toString('latin1')) : holdsFont(bytes)]).toEqual([
      address,
      false,
    ]);
  }
  expect(holdsFont(await open(await fileOf(free)))).toBe(true);
});

it('takes the samples of fonts from previews that have them', async () => {
  const { previews } = await app.get<{ previews: { _id: string }[] }>(`/api/v1/content/single/${free}`);
  const [preview] = previews;
  await app.pool.query(`update preview set asset = '{"ext":"woff2","mediaType":"font/woff2"}' where id = $1`, [
    preview?._id,
  ]);
  const id = preview?._id ?? '';
  await app.platform.storage.put(`previews/${id.slice(-2)}/${id}/asset.woff2`, readWeb('latin-400'));
  expect((await app.fetch(`/media/${id}/asset.woff2`)).status).toBe(200);
  await settlePreviews(app.systemContext(), { contentId: free, removed: [] });
  expect((await app.fetch(`/media/${id}/asset.woff2`)).status).toBe(404);
  expect((await app.get<{ previews: object[] }>(`/api/v1/content/single/${free}`)).previews[0]).toMatchObject({
    asset: null,
  });
});
