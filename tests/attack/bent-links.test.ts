import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createId } from '../../src/platform/database/id.ts';
import { signLink } from '../../src/platform/storage/link.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import { testApp } from '../support/app.ts';
import { type SignedInUser, signInAdmin, signInUser } from '../support/people.ts';
import { type RawAnswer, serveRaw } from '../support/raw-requests.ts';
import { type Bought, openShop, type Shop } from '../support/shop.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const send = await serveRaw(app);

let shop: Shop;
let mine: Bought;
let foreign: Bought;
let thief: SignedInUser;
beforeAll(async () => {
  shop = await openShop(app);
  mine = await shop.buy();
  foreign = await shop.buy();
  thief = await signInUser(app);
});

const SECRET = 'the file of ';
const bytesOf = (index: number): string => `${SECRET}${shop.works[index]?.contentId}`;
const keyOf = (index: number): string => originalKey(createHash('sha256').update(bytesOf(index)).digest('hex'));
const as = ({ cookies }: SignedInUser): Record<string, string> => ({
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
});
const refused = expect.toSatisfy((status: number) => status === 403 || status === 404);
/** Expects that the response contains neither a file nor a document, nor a part of one. */
function expectNothing(target: string, { status, text }: RawAnswer, wanted: unknown = refused): void {
  expect([target, status]).toEqual([target, wanted]);
  expect(text).not.toContain(SECRET);
  expect(text).not.toContain('%PDF');
  expect(text).not.toContain('Kingfisher');
}

const flip = (text: string, at: number): string =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

/** Lists manipulations of a valid signed link. */
function bendLink(good: string): string[] {
  const [path = '', query = ''] = good.split('?');
  const key = keyOf(0);
  const other = keyOf(1);
  const values = new URLSearchParams(query);
  const get = (name: string): string => values.get(name) ?? '';
  const withValue = (name: string, value: string): string => {
    const changed = new URLSearchParams(query);
    changed.set(name, value);
    return `${path}?${changed.toString()}`;
  };
  const without = (name: string): string => {
    const changed = new URLSearchParams(query);
    changed.delete(name);
    return `${path}?${changed.toString()}`;
  };
  const onPath = (changed: string): string => `${changed}?${query}`;
  const names = ['name', 'type', 'expires', 'signature'];
  const { signature, expires } = Object.fromEntries(names.map((name) => [name, get(name)])) as Record<string, string>;
  const { secret } = app.platform.config;
  const options = { seconds: 120, fileName: 'Heron.svg', mediaType: 'image/svg+xml' };
  const [, foreignQuery = ''] = signLink(secret, other, options, new Date()).split('?');
  const [, expiredQuery = ''] = signLink(secret, key, options, new Date(Date.now() - 600_000)).split('?');
  const [, strangeQuery = ''] = signLink(`${secret}x`, key, options, new Date()).split('?');
  return [
    path,
    `${path}?`,
    ...names.map(without),
    ...names.map((name) => withValue(name, '')),
    ...names.map((name) => withValue(name, `${get(name)}x`)),
    ...names.map((name) => `${good}&${name}=${encodeURIComponent(get(name))}`),
    ...names.map((name) => good.replace(`${name}=`, `${name.toUpperCase()}=`)),
    ...names.map((name) => good.replace(`${name}=`, `${name}[]=`)),
    ...[0, 10, 20, 42].map((at) => withValue('signature', flip(signature ?? '', at))),
    ...[1, 10, 40].map((count) => withValue('signature', (signature ?? '').slice(0, -count))),
    withValue('signature', (signature ?? '').toUpperCase()),
    withValue('signature', `${signature}=`),
    withValue('signature', 'আ'.repeat(43)),
    withValue('expires', String(Number(expires) + 1)),
    withValue('expires', String(Number(expires) + 3600)),
    withValue('expires', '999999999999'),
    withValue('expires', '1e12'),
    withValue('expires', '-1'),
    withValue('expires', 'Infinity'),
    withValue('expires', `0${expires}`),
    withValue('expires', '১৭০০০০০০০০'),
    withValue('name', 'Heron.html'),
    withValue('name', '../Heron.svg'),
    withValue('name', 'Heron\r\nset-cookie: a=b.svg'),
    withValue('type', 'text/html'),
    `${good}&user=${mine.person.userId}`,
    `${good}&key=${other}`,
    onPath(path.replace(key, other)),
    onPath(path.replace(key, keyOf(2))),
    `${path}?${foreignQuery}`,
    `${path}?${expiredQuery}`,
    `${path}?${strangeQuery}`,
    onPath(path.toUpperCase()),
    onPath(path.replace('/files/', '/Files/')),
    onPath(path.replace('/files/', '//files/')),
    onPath(path.replace('/files/', '/files//')),
    onPath(`${path}/../../../${other}`),
    onPath(`${path}/%2e%2e/%2e%2e/%2e%2e/${other}`),
    onPath(`/files/x/../${other}`),
    onPath(path.replace('/files/', '/files/%2e%2e/')),
    onPath(path.replace('/files/', '/files/..%2f')),
    onPath(path.replace('/files/', '/files/%2e%2e%5c')),
    onPath(path.replace('/files/', '/media/')),
    onPath(path.replace('/files/', '/assets/')),
    onPath(path.replace('/files/', '/api/v1/files/')),
    onPath(`${path}/`),
    onPath(`${path}/..`),
    onPath(`${path}%00`),
    onPath(`${path}%20`),
    onPath(`${path};a=1`),
    onPath(path.slice(0, -1)),
    onPath(flip(path, path.length - 1)),
    onPath(`/files/${key.replaceAll('/', '%2f')}`),
    onPath(path.replace('originals', 'ORIGINALS')),
    onPath(path.replace('originals', `or${encodeURIComponent('і')}ginals`)),
    onPath('/files/../../../../etc/passwd'),
    onPath('/files/%2e%2e/%2e%2e/%2e%2e/etc/passwd'),
    onPath('/files/'),
    `${path}#?${query}`,
    `${path}%3f${query}`,
    good.replaceAll('&', ';'),
    good.slice(0, -20),
    good.slice(0, good.indexOf('expires')),
  ];
}

describe('a signed link to a file', () => {
  it('opens nothing once any part of it is bent', async () => {
    const options = { seconds: 120, fileName: 'Heron.svg', mediaType: 'image/svg+xml' };
    const good = await app.platform.storage.createLink(keyOf(0), options);
    expect(await send(good)).toMatchObject({ status: 200, text: expect.stringContaining(bytesOf(0)) });
    const all = [...new Set(bendLink(good))];
    expect(all.length).toBeGreaterThanOrEqual(80);
    expect(all).not.toContain(good);
    for (const target of all)
      for (const init of [{}, { method: 'HEAD' }, { headers: { range: 'bytes=0-9', ...as(mine.person) } }])
        expectNothing(target, await send(target, init));
    expect((await send(good)).status).toBe(200);
  });

  it('opens nothing after its time', async () => {
    const options = { seconds: 60, fileName: 'Heron.svg', mediaType: 'image/svg+xml' };
    const good = await app.platform.storage.createLink(keyOf(0), options);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    const late = await send(good);
    vi.useRealTimers();
    expectNothing(good, late, 403);
  });
});

/** Lists manipulations of a document's URL; `good` is a URL that another buyer may open. */
function bendPaper(good: string, name: string, other: string): string[] {
  const before = good.slice(0, -name.length);
  const named = (changed: string): string => `${before}${changed}`;
  return [
    good,
    `${good}?language=en`,
    `${good}?language=bn`,
    `${good}?language=en&user=${mine.person.userId}`,
    `${good}?account=${mine.person.userId}&admin=1`,
    `${good}?id=${other}`,
    `${good}?code=${other}`,
    `${good}?signature=x&expires=9999999999`,
    `${good}#${other}`,
    `/${good}`,
    good.replace('/order/', '//order/'),
    good.replace('/order/', '/order/../order/'),
    good.replace('/order/', '/order/%2e%2e/order/'),
    good.replace('/order/', '/Order/'),
    good.replace('/api/v1/', '/api/v1/../v1/'),
    good.replace('/api/v1/', '/API/v1/'),
    good.replace('/api/v1/', '/api/v2/'),
    good.replace('/api/v1/', '/files/'),
    good.replace('/api/v1/', '/media/'),
    `${good}/`,
    `${good}/..`,
    `${good}/../${other}`,
    `${good}/%2e%2e/${other}`,
    `${good}%00`,
    `${good}%20`,
    `${good}%0a`,
    `${good};a=1`,
    `${good}.pdf`,
    `${good},${other}`,
    named(name.toUpperCase()),
    named(name.toLowerCase()),
    named(name.replaceAll('-', '')),
    named(name.slice(0, -1)),
    named(name.slice(1)),
    named(name.slice(0, 8)),
    named(`${name}0`),
    named(`0${name}`),
    named(flip(name, 0)),
    named(flip(name, name.length - 1)),
    named(`..%2f${name}`),
    named(`%2e%2e/${name}`),
    named(`.%2f${name}`),
    named(encodeURIComponent(`"${name}"`)),
    named(encodeURIComponent(`${name}' or '1'='1`)),
    named('%25'),
    named('%'),
    named('*'),
    named('null'),
    named('undefined'),
    named('0'),
    named('-1'),
    named('__proto__'),
    named(encodeURIComponent('আ'.repeat(13))),
    named(encodeURIComponent(name.replaceAll('0', '০').replaceAll('1', '১'))),
    named(createId()),
    named('x'.repeat(5000)),
  ];
}

describe('the papers of an order', () => {
  const read = async ({ person, id }: Bought) => {
    const { body } = await person.call('GET', `/order/single/${id}`);
    const [line] = body['lines'] as { certificate: string }[];
    return { order: id, code: line?.certificate ?? '' };
  };

  it.each(['certificate', 'receipt'] as const)('open to nobody else, however the address is bent: %s', async (kind) => {
    const [own, other] = [await read(mine), await read(foreign)];
    const [name, otherName] = kind === 'certificate' ? [own.code, other.code] : [own.order, other.order];
    const good = `/api/v1/order/${kind}/${name}`;
    expect(await send(good, { headers: as(mine.person) })).toMatchObject({ status: 200 });
    const all = [...new Set(bendPaper(good, name, otherName))];
    expect(all.length).toBeGreaterThanOrEqual(50);
    for (const target of all) {
      expectNothing(target, await send(target, { headers: as(thief) }));
      expectNothing(target, await send(target, { method: 'HEAD', headers: { ...as(thief), range: 'bytes=0-9' } }));
      expectNothing(
        target,
        await send(target),
        expect.toSatisfy((status: number) => [401, 403, 404].includes(status)),
      );
    }
    // Buyers exchange file names and order numbers with each other.
    for (const target of [
      `/api/v1/order/${kind}/${otherName}`,
      `/api/v1/order/${kind}/${kind === 'receipt' ? own.code : own.order}`,
    ])
      expectNothing(target, await send(target, { headers: as(mine.person) }));
    expect((await send(good, { headers: as(mine.person) })).status).toBe(200);
  });
});

describe('a line that was given back', () => {
  it('gives its file, alone and in the archive, to nobody any more', async () => {
    const bought = await shop.buy();
    const owner = await signInAdmin(app);
    const work = shop.works[0];
    const file = `/api/v1/content/download/${work?.contentId}/${work?.variantIds[0]}`;
    expect(await send(file, { headers: as(bought.person) })).toMatchObject({
      status: 200,
      text: expect.stringContaining(bytesOf(0)),
    });
    const refund = { lineIds: [bought.lines[0]?._id], reason: 'other', note: '', isOverridden: true };
    const asked = await owner.call('POST', `/order/refund/${bought.id}`, refund, { 'idempotency-key': createId() });
    expect(asked.status).toBe(200);
    for (const target of [file, `${file}?file=${work?.contentId}`, `${file}/`, file.replace('/download/', '/archive/')])
      for (const headers of [{}, { range: 'bytes=0-9' }])
        expectNothing(
          target,
          await send(target, { headers: { ...as(bought.person), ...headers } }),
          expect.toSatisfy((status: number) => [402, 403, 404].includes(status)),
        );
    const archive = await send(`/api/v1/order/archive/${bought.id}`, { headers: as(bought.person) });
    expect(archive.text).not.toContain(bytesOf(0));
  });
});
