import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { deleteUnusedFiles } from '../../catalogue/content/service/delete-files.ts';
import { remakeThumbnails } from '../../catalogue/content/service/inside/remake-thumbnails.ts';
import { markPaid } from '../orders/service/paid.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, ana] = [await signInUploader(app), await signInAdmin(app, 'moderator')];
const [buyer, other] = [await signInUser(app), await signInUser(app)];

const drawPath = (at: number, seed: string): string =>
  `M${at}.25 1.${seed}C${at} 2.${seed} 9 9 ${20 - (at % 9)} 12.${seed}z`;
const draw = (at: number, seed: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><!-- made by hand --><path fill="currentColor" d="${drawPath(at, seed)}"/></svg>`,
  );
const names = ['arrow-left.svg', 'filled/home.svg', 'outline/home.svg', 'নৌকা.svg', 'e.svg', 'f.svg', 'g.svg'];

interface Work {
  readonly contentId: string;
  readonly archive: Uint8Array<ArrayBuffer>;
}

async function publish(title: string, seed: string, price: number, files = names): Promise<Work> {
  const archive = new Uint8Array(createRawZip(files.map((name, at) => ({ name, bytes: draw(at, seed) }))));
  const upload = await sendFile(app, mina, { name: 'set.zip', bytes: archive });
  const { contentId, submissionId } = await submitUploads(app, mina, [upload], title, { price });
  expect((await ana.call('PATCH', `/content/review/${submissionId}/approve`, {})).status).toBe(200);
  return { contentId, archive };
}

let [free, paid]: [Work, Work] = [] as never;
beforeAll(async () => {
  free = await publish('Free drawings', '731', 0);
  paid = await publish('Paid drawings', '862', 4900);
  const { rows } = await app.pool.query<{ id: string }>('select id from variant where content_id = $1', [
    paid.contentId,
  ]);
  const variantIds = rows.map(({ id }) => id);
  const orderId = await makeOrder(app, { accountId: buyer.userId, contentId: paid.contentId, variantIds, price: 4900 });
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
});

const visitor = { fetch: (path: string) => app.fetch(path) };
type Person = typeof visitor | typeof buyer;
const ask = (person: Person, kind: string, rest: string): Promise<Response> =>
  Promise.resolve(person.fetch(`/api/v1/content/${kind}/${rest}`));
const countDownloads = async (id: string): Promise<number> =>
  (await app.pool.query('select 1 from content_download where content_id = $1', [id])).rows.length;

describe('the drawings of a free work', () => {
  it('are listed for everybody with names, addresses and paints', async () => {
    const answer = await ask(visitor, 'drawings', free.contentId);
    const body = (await answer.json()) as { total: number; drawings: Record<string, unknown>[] };
    expect([answer.status, body.total]).toEqual([200, 7]);
    expect(body.drawings.map(({ slug }) => slug)).toEqual(['arrow-left', 'home', 'home-2', 'নৌকা', 'e', 'f', 'g']);
    expect(body.drawings[0]).toEqual({
      slug: 'arrow-left',
      name: 'Arrow left',
      position: 0,
      ratio: 1,
      paint: 'currentcolor',
      isOpen: true,
      isFree: true,
    });
    const later = await (await ask(visitor, 'drawings', `${free.contentId}?from=5`)).json();
    expect((later as typeof body).drawings.map(({ slug }) => slug)).toEqual(['f', 'g']);
    expect((await ask(visitor, 'drawings', `${free.contentId}?from=-1`)).status).toBe(400);
  });

  it('are shown one by one with their neighbours, in any script', async () => {
    const { status, body } = await other.call(
      'GET',
      `/content/drawings/${free.contentId}/${encodeURIComponent('নৌকা')}`,
    );
    expect([status, body['previous'], body['next']]).toEqual([200, 'home-2', 'e']);
    for (const rest of [`${free.contentId}/none`, `${createId()}/e`, 'x/e'])
      for (const kind of ['drawings', 'drawing-picture', 'drawing-card'])
        expect((await ask(visitor, kind, rest)).status, `${kind} ${rest}`).toBe(404);
  });

  it('are cleaned, and nothing can run in them', async () => {
    const answer = await ask(visitor, 'drawing-picture', `${free.contentId}/home`);
    expect(await answer.text()).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${drawPath(1, '731')}"/></svg>`,
    );
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await countDownloads(free.contentId)).toBe(0);
  });

  it('are taken by everybody in each form, which counts once a day', async () => {
    const take = (form: string) => ask(visitor, 'drawing-file', `${free.contentId}/home/${form}`);
    const [svg, jsx, uri] = await Promise.all(['svg?color=00AA00', 'jsx', 'uri'].map(take));
    expect(svg?.headers.get('content-disposition')).toBe('attachment; filename=home.svg');
    expect(svg?.headers.get('cache-control')).toBe('private, no-store');
    expect(await svg?.text()).toContain('fill="#00aa00"');
    expect(await jsx?.text()).toMatch(/^export function Home\(props\)/);
    expect(await uri?.text()).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    const png = await take('png?size=64&color=ff0000');
    const { data, info } = await sharp(await png.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 64]);
    const opaque = data.findIndex((value, at) => at % 4 === 3 && value === 255);
    expect([...data.subarray(opaque - 3, opaque)]).toEqual([255, 0, 0]);
    const ico = await take('ico?color=ff0000');
    expect(ico.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
    expect(ico.headers.get('content-disposition')).toBe('attachment; filename=home.ico');
    const bytes = Buffer.from(await ico.arrayBuffer());
    const { channels } = await sharp(bytes.subarray(bytes.readUInt32LE(18), bytes.readUInt32LE(34))).stats();
    expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([255, 0, 0]);
    expect(await countDownloads(free.contentId)).toBe(1);
  });

  it.each(['png?size=15', 'png?size=2049', 'png?size=a', 'svg?color=red', 'svg?color=00aa0'])(
    'refuses %s',
    async (form) => {
      expect((await ask(visitor, 'drawing-file', `${free.contentId}/home/${form}`)).status).toBe(400);
    },
  );

  it('have no other form', async () => {
    for (const form of ['gif', 'svg.exe', '..'])
      expect((await ask(visitor, 'drawing-file', `${free.contentId}/home/${form}`)).status).toBe(404);
  });
});

describe('the drawings of a paid work', () => {
  it('are taken by the buyer alone, also at the same time', async () => {
    const forms = ['svg', 'png?size=32', 'ico', 'jsx', 'uri'];
    for (const person of [visitor, other, mina])
      for (const form of forms)
        expect((await ask(person, 'drawing-file', `${paid.contentId}/home/${form}`)).status, form).toBe(402);
    expect((await ask(other, 'drawing-picture', `${paid.contentId}/home`)).status).toBe(402);
    const taken = await Promise.all(
      [...forms, ...forms].map((form) => ask(buyer, 'drawing-file', `${paid.contentId}/home/${form}`)),
    );
    expect(taken.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const shown = await ask(buyer, 'drawing-picture', `${paid.contentId}/home`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=600']);
    const { body } = await buyer.call('GET', `/content/drawings/${paid.contentId}/home`);
    expect(body['drawing']).toMatchObject({ isOpen: true, isFree: false });
  });

  it('never leave the server for others, in any answer', async () => {
    const { contentId } = paid;
    const { body } = await other.call('GET', `/content/drawings/${contentId}`);
    const [sheets, drawings] = [body['sheets'], body['drawings'] as { slug: string; isOpen: boolean }[]];
    expect(drawings.every(({ isOpen }) => !isOpen)).toBe(true);
    const paths = [
      ...['', '.data'].flatMap((end) => [`/content/${contentId}${end}`, `/content/${contentId}/paid-drawings${end}`]),
      ...drawings.flatMap(({ slug }) => [
        `/content/${contentId}/paid-drawings/${encodeURIComponent(slug)}`,
        `/content/${contentId}/paid-drawings/${encodeURIComponent(slug)}.data`,
        ...['drawings', 'drawing-picture', 'drawing-card'].map(
          (kind) => `/api/v1/content/${kind}/${contentId}/${slug}`,
        ),
        ...['svg', 'png', 'ico', 'jsx', 'uri'].map(
          (form) => `/api/v1/content/drawing-file/${contentId}/${slug}/${form}`,
        ),
      ]),
      `/api/v1/content/drawings/${contentId}`,
      `/api/v1/content/single/${contentId}`,
      `/api/v1/content/inside/${contentId}`,
      `${String(sheets)}0.webp`,
    ];
    const original = await sharp(draw(1, '862')).resize(160).ensureAlpha().raw().toBuffer();
    for (const path of paths)
      for (const person of [visitor, other]) {
        const answer = await person.fetch(path);
        const bytes = Buffer.from(await answer.arrayBuffer());
        const text = decodeURIComponent(bytes.toString('latin1').replaceAll('%', '%25')).replaceAll('%20', ' ');
        for (let at = 0; at < names.length; at += 1) expect(text, path).not.toContain(drawPath(at, '862').slice(3, 20));
        expect(text, path).not.toMatch(/<path[^>]* d="M\d\.25/);
        expect(bytes.includes(original.subarray(0, 4000)), path).toBe(false);
      }
  });

  it('have sheets and cards with a mark, at most 160 pixels a drawing', async () => {
    const { body } = await other.call('GET', `/content/drawings/${paid.contentId}`);
    const sheet = await visitor.fetch(`${String(body['sheets'])}0.webp`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const cell = { left: 0, top: 0, width: 160, height: 160 };
    const shown = await sharp(await sheet.arrayBuffer())
      .extract(cell)
      .ensureAlpha()
      .raw()
      .toBuffer();
    const original = await sharp(draw(0, '862')).resize(160).ensureAlpha().raw().toBuffer();
    const changed = shown.filter((value, at) => at % 4 === 3 && Math.abs(value - (original[at] ?? 0)) > 20).length;
    expect(changed).toBeGreaterThan(1000);
    expect((await visitor.fetch(`${String(body['sheets'])}1.webp`)).status).toBe(404);
    const card = await ask(visitor, 'drawing-card', `${paid.contentId}/home`);
    expect(await sharp(await card.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('stay with their buyer when the work is unpublished, and go with its file', async () => {
    const { contentId } = paid;
    const unpublish = await mina.call('PATCH', `/content/toggle/publish/${contentId}`, { published: false });
    expect(unpublish.status).toBe(200);
    expect((await ask(buyer, 'drawing-file', `${contentId}/home/svg`)).status).toBe(200);
    expect((await ask(other, 'drawing-file', `${contentId}/home/svg`)).status).toBe(404);
    await app.pool.query('update variant set price = 0 where content_id = $1', [contentId]);
    const shown = await ask(buyer, 'drawing-picture', `${contentId}/home`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=600']);
    for (const path of [`drawings/${contentId}`, `drawings/${contentId}/home`, `drawing-card/${contentId}/home`])
      expect((await visitor.fetch(`/api/v1/content/${path}`)).status, path).toBe(404);
  });
});

it('is what a free variant of a paid work holds, if the drawing is the same', async () => {
  const sample = await publish('Sample', '444', 0, names.slice(0, 6));
  const all = await publish('All of it', '444', 4900);
  await app.pool.query(
    `insert into variant (id, content_id, name, licence_code, price, position)
     select $2, content_id, 'Sample', licence_code, 0, 1 from variant where content_id = $1`,
    [all.contentId, createId()],
  );
  await app.pool.query(
    `insert into variant_file (variant_id, file_id, name, format, position)
     select v.id, f.file_id, 'sample.zip', 'zip', 0 from variant v, variant o join variant_file f on f.variant_id = o.id
     where v.content_id = $1 and v.price = 0 and o.content_id = $2`,
    [all.contentId, sample.contentId],
  );
  expect((await ask(visitor, 'drawing-file', `${all.contentId}/f/svg`)).status).toBe(200);
  expect((await ask(visitor, 'drawing-file', `${all.contentId}/g/svg`)).status).toBe(402);
});

it('is checked again when it is shown and cleaned again when it is taken, whatever is stored', async () => {
  const hostile =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><use href="//x.org/a"/></svg>';
  for (const { key } of await listAll(app.platform.storage, 'inside'))
    if (key.endsWith('.drawings')) await app.platform.storage.put(key, Buffer.from(hostile));
  await app.pool.query('update drawing set first_byte = 0, bytes = $1', [hostile.length]);
  for (const path of ['drawing-picture', 'drawing-file'])
    expect((await ask(visitor, path, `${free.contentId}/home${path === 'drawing-file' ? '/svg' : ''}`)).status).toBe(
      503,
    );
  const digest = createHash('sha256').update(hostile).digest('hex');
  await app.pool.query('update drawing set digest = $1', [digest]);
  expect((await ask(visitor, 'drawing-picture', `${free.contentId}/home`)).status).toBe(503);
  expect(await (await ask(visitor, 'drawing-file', `${free.contentId}/home/svg`)).text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><use/></svg>',
  );
  await app.pool.query('delete from archive_contents');
  await app.pool.query('update file set contents_recipe = 1');
  expect((await other.call('GET', `/content/drawings/${free.contentId}`)).body['total']).toBe(0);
  await remakeThumbnails(app.systemContext());
  expect((await other.call('GET', `/content/drawings/${free.contentId}`)).body['total']).toBe(7);
  await app.pool.query('delete from entitlement');
  await app.pool.query('delete from order_line').catch(() => undefined);
  await app.pool.query("update file set created_at = now() - interval '3 days'");
  await app.pool.query('delete from upload');
  await app.pool.query('delete from content where id = $1', [free.contentId]);
  const before = (await app.pool.query('select 1 from drawing')).rows.length;
  await deleteUnusedFiles(app.systemContext());
  expect((await app.pool.query('select 1 from drawing')).rows.length).toBe(before - 7);
});
