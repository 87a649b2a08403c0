import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeWorld, type World } from '../../../tests/support/world.ts';
import { endpoints } from '../../start/features.ts';
import type { Operation } from './operation.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mutating = endpoints.map(({ operation }) => operation).filter(({ method }) => method !== 'GET');

/** Reads a count and a hash of the rows of every table. */
async function everything(): Promise<unknown> {
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const found: unknown[] = [];
  for (const { name } of tables) {
    const { rows } = await app.pool.query(
      `select count(*), md5(string_agg(t::text, '|' order by t::text)) from ${name} t`,
    );
    found.push([name, rows[0]]);
  }
  return found;
}

const form = (): FormData => {
  const created = new FormData();
  created.append('image', new File(['bytes'], 'a.png', { type: 'image/png' }));
  return created;
};
/** Bodies that a form on another site can send, and those that a script there could try to send. */
const bodies: Readonly<Record<string, () => { body?: BodyInit; type?: string }>> = {
  urlencoded: () => ({ body: new URLSearchParams({ bio: 'x', confirm: 'y' }) }),
  'text/plain': () => ({ body: '{"bio":"x","a":"="}', type: 'text/plain' }),
  multipart: () => ({ body: form() }),
  json: () => ({ body: '{}', type: 'application/json' }),
  nothing: () => ({}),
};
const origins: Readonly<Record<string, Record<string, string>>> = {
  'cross-site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'cross-site, our origin': { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  'same-site': { 'sec-fetch-site': 'same-site', origin: 'https://evil.localhost' },
  'no headers': {},
  'foreign origin': { origin: 'https://evil.example' },
  'origin null': { origin: 'null' },
  'origin like ours': { origin: 'http://localhost.evil.example' },
};

const addressOf = ({ path }: Operation, world: World): string =>
  `/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'method' ? 'google' : name === 'id' && path.startsWith('/user/toggle') ? world.people.user.id : world.content.contentId))}`;

describe('a changing operation called by another site with the browser’s cookies', () => {
  it('is one of more than 20, the upload among them', () => {
    expect(mutating.length).toBeGreaterThan(20);
    expect(mutating.some(({ upload }) => upload !== undefined)).toBe(true);
  });

  it('is called from outside by payment providers and mail programs alone', () => {
    const outside = mutating.filter((operation) => operation.outside !== undefined);
    expect(outside.map(({ access, path }) => `${access} ${path}`)).toEqual([
      'public /user/unsubscribe/{token}',
      'public /payment/{provider}/return/{id}',
      'public /payment/notice/{provider}',
    ]);
  });

  it('is refused with every kind of body, and changes nothing', async () => {
    const world = await makeWorld(app);
    const cookie = `${world.people.user.cookie}; ${world.people.owner.cookie}`;
    const before = await everything();
    const passed: unknown[] = [];
    for (const operation of mutating)
      for (const [origin, from] of Object.entries(origins))
        for (const [kind, make] of Object.entries(bodies)) {
          const { body, type } = make();
          const headers = { ...from, cookie, ...(type === undefined ? {} : { 'content-type': type }) };
          const init = { method: operation.method, headers, ...(body === undefined ? {} : { body }) };
          const response = await app.host.request(addressOf(operation, world), init);
          const lines = response.headers.getSetCookie();
          // Operations that other systems call use no session, and find nothing.
          const refused = operation.outside === undefined ? 403 : 404;
          if (response.status !== refused || lines.length > 0)
            passed.push([operation.method, operation.path, origin, kind, response.status, lines]);
        }
    expect(passed).toEqual([]);
    expect(await everything()).toEqual(before);
    // Requests from the site itself with this cookie have an effect.
    const logout = { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } };
    expect((await app.host.request('/api/v1/user/logout', logout)).status).toBe(200);
    expect(await everything()).not.toEqual(before);
  });

  it.each([
    ['en', 'This request must come from the site itself.'],
    ['bn', 'অনুরোধটি এই সাইট থেকেই আসতে হবে।'],
  ])('is told so in the language of the page: %s', async (language, detail) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'accept-language': language };
    const response = await app.host.request('/api/v1/user/logout', { method: 'POST', headers });
    expect(await response.json()).toMatchObject({ status: 403, detail });
  });

  it('cannot be called by GET', async () => {
    const world = await makeWorld(app);
    const before = await everything();
    const reads = new Set(
      endpoints.filter(({ operation }) => operation.method === 'GET').map(({ operation }) => operation.path),
    );
    for (const operation of mutating) {
      if (reads.has(operation.path)) continue;
      const headers = { cookie: world.people.user.cookie, 'x-http-method-override': operation.method };
      const { status } = await app.host.request(`${addressOf(operation, world)}?_method=${operation.method}`, {
        headers,
      });
      expect([operation.path, [401, 404, 405].includes(status)]).toEqual([operation.path, true]);
    }
    expect(await everything()).toEqual(before);
  });
});
