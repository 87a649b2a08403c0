import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../../packages/client/src/cli.ts';
import { createClient } from '../../packages/client/src/client.ts';
import { addApiToken } from '../../tests/support/api-tokens.ts';
import { testApp } from '../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../tests/support/factories.ts';
import { signInContributor } from '../../tests/support/people.ts';
import { createTusCalls, sha256Of } from '../../tests/support/tus.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const listener = getRequestListener(app.host.fetch, { overrideGlobalObjects: false });
const server = createServer((request, response) => void listener(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const home = mkdtempSync(join(tmpdir(), 'arbor-cli-'));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true, force: true });
});

/** Runs a command. @returns its exit code and everything that it printed */
async function arbor(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runCli(args, { print, printError: print, environment: { XDG_CONFIG_HOME: home } });
  return { code, printed: lines.join('\n') };
}

const drawPng = async (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: shade, g: 90, b: 40 } } })
    .png()
    .toBuffer();

it('the client’s calls are typed, and refusals are errors with the server’s words', async () => {
  const category = await makeCategory(app, 'client-icons');
  const person = await signInContributor(app);
  await makeContent(app, { category, contributor: person.userId, title: 'Paper crane', prices: [4900] });
  const call = createClient({ origin });
  const { items } = await call('get', '/content/all', { query: { q: 'crane', limit: 5 } });
  expect(items.map(({ title, minPrice }) => [title, minPrice])).toEqual([['Paper crane', 4900]]);
  await expect(call('get', '/content/mine', { query: {} })).rejects.toMatchObject({ status: 401 });
  // @ts-expect-error: the types know the sort orders, and this is none
  const refused = call('get', '/content/all', { query: { sort: 'cheapest' } });
  await expect(refused).rejects.toMatchObject({ status: 400, problem: { code: 'bad_input' } });
});

it('the command line uploads 50 works by a token, goes on after a cut, and stops when the token is revoked', async () => {
  const person = await signInContributor(app);
  await makeCategory(app, 'cli-icons');
  const scopes = ['catalogue:read', 'works:read', 'works:upload', 'earnings:read'];
  const { id, secret } = await addApiToken(app, { accountId: person.userId }, scopes);
  expect(await arbor('status')).toMatchObject({ code: 1, printed: expect.stringContaining('arbor login') });
  const login = await arbor('login', '--server', `${origin}/`, '--token', secret);
  expect(login).toMatchObject({ code: 0, printed: expect.stringContaining('works:upload') });
  const saved = join(home, 'arbor/login.json');
  expect([statSync(saved).mode & 0o777, JSON.parse(readFileSync(saved, 'utf8'))]).toEqual([
    0o600,
    { origin, token: secret },
  ]);

  for (const address of ['localhost:4000', 'arbor.example', 'ftp://arbor.example'])
    expect(await arbor('login', '--server', address, '--token', secret)).toMatchObject({
      code: 1,
      printed: `“${address}” isn’t an address. Write it like https://arbor.example`,
    });
  const folder = join(home, 'works');
  expect(await arbor('upload', folder)).toEqual({ code: 1, printed: `There is no folder “${folder}”.` });
  const works = Array.from({ length: 50 }, (_, at) => `crane-${String(at).padStart(2, '0')}.png`);
  mkdirSync(folder);
  for (const [at, name] of works.entries()) writeFileSync(join(folder, name), await drawPng(at));
  // With the keywords of all works, one request would have more values than the server takes.
  const keywords = Array.from({ length: 25 }, (_, at) => `fold ${at}`).join('; ');
  writeFileSync(
    join(folder, 'works.csv'),
    [
      'file,title,price,category,keywords',
      `crane-00.png,"Crane, ""the first""",99.50,cli-icons,"${keywords}"`,
      'crane-01.png,Second crane,free,nowhere,',
      ...works.slice(2).map((name, at) => `${name},Folded bird ${at},120,cli-icons,"${keywords}"`),
    ].join('\n'),
  );
  // A cut left half of one file on the server.
  const half = new Uint8Array(await drawPng(7));
  const calls = createTusCalls(person.fetch);
  const begun = await calls.create(half.length, { filename: 'crane-07.png', sha256: sha256Of(half) });
  await calls.patch(begun.headers.get('location') ?? '', 0, half.slice(0, 40));
  await app.jobs.work(app.systemContext);

  const first = await arbor('upload', folder);
  expect(first.printed).toContain('50 of 50 files are works');
  expect(first.printed).toMatch(/crane-00\.png: draft, needs (?!.*title)/);
  expect(first.printed).toContain('crane-01.png: draft');
  expect(first.printed).toContain('unknown category “nowhere”');
  expect(first.code).toBe(1);
  const count = async (sql: string) => (await app.pool.query<object>(sql, [person.userId])).rows[0];
  expect(await count('select count(*)::int as n from content where contributor_id = $1')).toEqual({ n: 50 });
  expect(await count('select count(*)::int as n from upload where contributor_id = $1')).toEqual({ n: 50 });
  expect(
    await count(
      "select title, v.price::int from content c join variant v on v.content_id = c.id where contributor_id = $1 and title like 'Crane,%'",
    ),
  ).toEqual({ title: 'Crane, "the first"', price: 9950 });
  expect(
    await count("select count(*)::int as n from content where contributor_id = $1 and title like 'Folded bird %'"),
  ).toEqual({ n: 48 });

  const again = await arbor('upload', folder);
  expect(again.printed.match(/already there/g)).toHaveLength(50);
  expect(await count('select count(*)::int as n from content where contributor_id = $1')).toEqual({ n: 50 });
  expect((await arbor('status')).printed).toMatch(/^draft +50$/m);
  expect((await arbor('sales')).printed).toMatch(/^available +0\.00 BDT$/m);

  expect((await person.call('DELETE', `/user/tokens/${id}`)).status).toBe(200);
  const refused = await arbor('status');
  expect(refused).toEqual({ code: 1, printed: 'This API token is unknown, expired or revoked.' });
});
