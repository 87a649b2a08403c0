import { hash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { readDeclaredOperations } from '../../../tests/support/contracts.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { endpoints } from '../../start/features.ts';
import { createId } from '../database/id.ts';
import type { Operation } from './operation.ts';

let app: TestApp;
let contentId: string;

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  ({ contentId } = await makeContent(app, { category, contributor, title: 'Weather' }));
});

describe('every operation', () => {
  let declared: Operation[];

  beforeAll(async () => {
    declared = await readDeclaredOperations();
  });

  it('is declared once and answered', () => {
    const keyOf = (operation: { method: string; path: string }): string => `${operation.method} ${operation.path}`;
    const keys = declared.map(keyOf).sort();
    expect(keys.length).toBeGreaterThan(300);
    expect(new Set(keys).size).toBe(keys.length);
    expect(endpoints.map((each) => keyOf(each.operation)).sort()).toEqual(keys);
  });

  it('says who may call it', () => {
    for (const operation of declared)
      expect(['public', 'user', 'contributor', 'creator', 'admin', 'owner']).toContain(operation.access);
  });

  it('is in the OpenAPI document and on the readable page', async () => {
    const document = await app.get<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>(
      '/api/v1/openapi.json',
    );
    expect(document.openapi).toBe('3.1.0');
    const page = await (await app.fetch('/api/v1/docs')).text();
    for (const { method, path } of declared) {
      expect(document.paths[path]?.[method.toLowerCase()]?.responses).toHaveProperty('200');
      expect(page).toContain(path.replaceAll('&', '&amp;'));
    }
  });
});

describe('the reference of a group', () => {
  it('has bodies, answers, examples and forms for reads, and runs its own script alone', async () => {
    const response = await app.fetch('/api/v1/docs/uploads');
    const page = await response.text();
    expect(page).toContain('<article id="getUploadsMine">');
    expect(page).toContain('<form data-path="/uploads/mine"');
    expect(page).not.toContain('<form data-path="/uploads"');
    expect(page).toContain('Scope of a token: <code>works:upload</code>');
    const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'sha256-${hash('sha256', script, 'base64')}'`);
    const drafts = await (await app.fetch('/api/v1/docs/drafts')).text();
    expect(drafts).toContain('&quot;updatedAt&quot;');
    expect((await app.fetch('/api/v1/docs/nothing')).status).toBe(404);
  });
});

describe('answers', () => {
  it('carry the security headers and a request id', async () => {
    const { headers } = await app.fetch('/api/v1/content/all');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(
      (await app.fetch('/healthz', { headers: { 'x-request-id': 'mine-12345' } })).headers.get('x-request-id'),
    ).toBe('mine-12345');
    expect(
      (await app.fetch('/healthz', { headers: { 'x-request-id': 'bad id' } })).headers.get('x-request-id'),
    ).not.toBe('bad id');
  });

  it('are compressed as the caller accepts, and 304 where unchanged', async () => {
    const plain = await app.fetch('/api/v1/openapi.json');
    const etag = plain.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"/);
    const packed = await app.fetch('/api/v1/openapi.json', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 4);
    for (const validator of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await app.fetch('/api/v1/openapi.json', { headers: { 'if-none-match': validator } });
      expect([again.status, (await again.text()).length]).toEqual([304, 0]);
    }
    expect(
      (await app.fetch('/api/v1/openapi.json', { headers: { 'accept-encoding': 'br;q=0, gzip' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('gzip');
  });

  it('are problem details for unknown addresses', async () => {
    for (const path of [
      '/api/v1/nothing',
      `/api/v1/content/single/${createId()}`,
      '/api/v1/content/single/x',
      `/api/v1/content/single/${'x'.repeat(5000)}`,
      '/api/v1/content/single/%00',
      '/api/v1/content-category/published/%00',
      '/api/v1/content-category/subkey/%00',
      '/api/v1/collection/single/%00',
      '/api/v1/contributor/single/%00x',
      '/api/v1/content/single/%E0%A4%A',
    ]) {
      const response = await app.fetch(path);
      expect([path.slice(0, 40), response.status]).toEqual([path.slice(0, 40), 404]);
      expect(await response.json()).toMatchObject({ status: 404, code: 'not_found', requestId: expect.any(String) });
    }
  });

  it('name the methods of an address that is asked for by another', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/content/all', 'GET, HEAD'],
      ['GET', '/cart/add', 'POST'],
      ['GET', `/content/view/${contentId}`, 'PATCH'],
      ['POST', '/contributor/withdraw-option', 'GET, HEAD, PUT, PATCH'],
      // The allowed methods are those of the path itself and of /payment-settings/{id}.
      ['POST', '/payment-settings/platform-fee', 'PUT, PATCH'],
      ['POST', '/openapi.json', 'GET, HEAD'],
      ['OPTIONS', '/uploads', 'POST'],
    ] as const) {
      const response = await app.fetch(`/api/v1${path}`, { method });
      expect([method, path, response.status, response.headers.get('allow')]).toEqual([method, path, 405, allow]);
      expect(await response.json()).toMatchObject({ status: 405, code: 'method_not_allowed' });
    }
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const page = await app.fetch('/content', { method });
      expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect((await app.fetch('/api/v1/nothing', { method: 'PUT' })).status).toBe(404);
  });

  it('report readiness and health', async () => {
    expect(await (await app.fetch('/healthz')).text()).toBe('ok');
    expect(await app.get('/readyz')).toEqual({ ready: true, reasons: [], warnings: [] });
  });

  it('answer measurements on no public address', async () => {
    for (const headers of [{}, { host: 'localhost' }, { 'x-forwarded-for': '127.0.0.1' }])
      expect((await app.fetch('/metrics', { headers })).status).toBe(404);
  });
});

describe('a changing operation', () => {
  const view = async (headers: Record<string, string>): Promise<Response> =>
    app.host.request(`/api/v1/content/view/${contentId}`, { method: 'PATCH', headers });

  it('must come from the site itself', async () => {
    expect((await view({ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' })).status).toBe(403);
    expect((await view({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await view({})).status).toBe(403);
    expect((await view({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await view({ origin: 'null' })).status).toBe(403);
    expect((await view({ origin: 'http://localhost' })).status).toBe(200);
    expect((await view({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('counts a network once a day, whatever it makes up, even with concurrent calls', async () => {
    const read = async () =>
      (await app.get<{ counts: { views: number } }>(`/api/v1/content/single/${contentId}`)).counts.views;
    const before = await read();
    let made = 0;
    const from = async (address: string): Promise<void> => {
      made += 1;
      const headers = {
        'sec-fetch-site': 'same-origin',
        'user-agent': `browser ${made}`,
        cookie: `sid=made-up-${made}; visitor=${made}`,
        'x-forwarded-for': `198.51.100.${made}`,
        'accept-language': `x-${made}`,
      };
      const socket = { remoteAddress: address };
      const path = `/api/v1/content/view/${contentId}`;
      expect((await app.host.request(path, { method: 'PATCH', headers }, { incoming: { socket } })).status).toBe(200);
    };
    await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.1', '::ffff:192.0.2.2'].map(from));
    expect(await read()).toBe(before + 2);
    for (const address of ['2001:db8:1:1::1', '2001:db8:1:1:ffff::2', '2001:db8:1:2::1', '192.0.2.1'])
      await from(address);
    expect(await read()).toBe(before + 4);
  });

  it('answers 404 for unknown content', async () => {
    const response = await app.fetch(`/api/v1/content/view/${createId()}`, { method: 'PATCH' });
    expect(response.status).toBe(404);
  });
});

describe('sitemap and robots', () => {
  it('name every public address in both languages', async () => {
    expect(await (await app.fetch('/robots.txt')).text()).toContain('Sitemap: http://localhost/sitemap.xml');
    const index = await (await app.fetch('/sitemap.xml')).text();
    const files = [...index.matchAll(/<loc>http:\/\/localhost([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    const all = (await Promise.all(files.map(async (file) => (await app.fetch(file)).text()))).join('');
    expect(all).toContain(`<loc>http://localhost/content/${contentId}/weather</loc>`);
    expect(all).toContain(`<loc>http://localhost/bn/content/${contentId}/weather</loc>`);
    expect(all).toContain('<loc>http://localhost/categories/icons</loc>');
  });

  it('name contributors with works, and published collections', async () => {
    const { rows } = await app.pool.query<{ username: string }>('select username from contributor limit 1');
    await makeContributor(app, 'without-works');
    await app.pool.query(
      `insert into collection (id, key, title, published) values (gen_random_uuid(), 'rivers', 'Rivers', true)`,
    );
    const text = await (await app.fetch('/sitemap-pages.xml')).text();
    for (const prefix of ['', '/bn']) {
      expect(text).toContain(`<loc>http://localhost${prefix}/contributors/${rows[0]?.username}</loc>`);
      expect(text).toContain(`<loc>http://localhost${prefix}/content?collection=rivers</loc>`);
    }
    expect(text).not.toContain('without-works');
  });
});
