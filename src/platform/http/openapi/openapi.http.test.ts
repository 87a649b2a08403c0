import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

const root = join(import.meta.dirname, '../../../..');
const client = join(root, 'tests/support/api-client');
const folder = mkdtempSync(join(tmpdir(), 'arbor-openapi-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let app: TestApp;
let document: OpenAPI3;
let crane: Made;

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  crane = await makeContent(app, {
    category,
    contributor,
    title: 'Paper crane',
    prices: [0, 4900],
    bytes: new TextEncoder().encode('a folded crane'),
  });
  document = await app.get<OpenAPI3>('/api/v1/openapi.json');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
});

/** Runs a program from node_modules. */
function run(program: string, ...args: string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    // The generator must neither send telemetry nor look for updates.
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  return { status, printed: `${stdout}${stderr}` };
}

describe('the OpenAPI document', () => {
  it('passes the recommended rules of redocly lint, without an error or a warning', () => {
    const { status, printed } = run('@redocly/cli/bin/cli.js', 'lint', 'openapi.json', '--format=json');
    const report = JSON.parse(printed.slice(printed.indexOf('{'), printed.lastIndexOf('}') + 1)) as {
      totals: { errors: number; warnings: number };
      problems: unknown[];
    };
    expect(report.problems).toEqual([]);
    expect(report.totals).toMatchObject({ errors: 0, warnings: 0 });
    expect(status).toBe(0);
  });

  it('names the shapes that several operations answer', () => {
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(
      expect.arrayContaining([
        'AuditEntry',
        'Card',
        'Category',
        'Collection',
        'Content',
        'Contributor',
        'FailedJob',
        'Problem',
        'Profile',
        'Session',
        'Variant',
      ]),
    );
  });

  it('has the file of a form among its fields, where a strict form would forbid it', () => {
    const readForm = (path: string, method: 'post' | 'put') => {
      const operation = document.paths?.[path] as Record<string, { requestBody: { content: object } }>;
      const [content] = Object.values(operation[method]?.requestBody.content ?? {});
      return (content as { schema: { properties: object; allOf?: unknown } }).schema;
    };
    for (const [path, method] of [
      ['/blog/create', 'post'],
      ['/blog/update/{id}', 'put'],
      ['/blog/content/image/{id}', 'post'],
    ] as const)
      expect([path, readForm(path, method)]).toEqual([
        path,
        expect.objectContaining({ type: 'object', properties: expect.objectContaining({ image: expect.anything() }) }),
      ]);
  });

  it('says of each operation whether a session is needed, and which', () => {
    const readSecurity = (path: string) => document.paths?.[path] as { get: { security: unknown } };
    expect(readSecurity('/content/all').get.security).toEqual([]);
    expect(readSecurity('/user/get/profile').get.security).toEqual([{ userSession: [] }]);
    expect(readSecurity('/admin/audit').get.security).toEqual([{ adminSession: [] }, { apiToken: ['owner:read'] }]);
  });
});

describe('an operation for contributors and admins', () => {
  it('names the header that chooses between two sessions, and no other operation does', () => {
    const named = Object.values(document.paths ?? {}).flatMap((path) =>
      Object.values(path as Record<string, { 'x-access': string; parameters: { name: string }[] }>).map((each) => ({
        access: each['x-access'] === 'creator',
        header: each.parameters.some(({ name }) => name === 'Arbor-Area'),
      })),
    );
    expect(named.filter(({ header }) => header).length).toBeGreaterThan(20);
    expect(named.filter(({ access, header }) => access !== header)).toEqual([]);
  });
});

describe('a client generated from it', () => {
  it('has types that a journey of a visitor passes, and that refuse misuse', async () => {
    writeFileSync(join(folder, 'api-types.ts'), await openapiTypescript(document));
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { rootDirs: [client, folder], types: [] },
      files: [join(client, 'journey.ts'), join(folder, 'api-types.ts')],
      include: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(run('typescript/bin/tsc', '-p', folder)).toEqual({ status: 0, printed: '' });
  });

  it('finds, opens and downloads content, and reads refusals', async () => {
    // The path is a variable, so that the compiler doesn't follow the import, whose types only exist during the test
    // above.
    const path = join(client, 'journey.ts');
    const { visit } = (await import(path)) as {
      visit: (fetch: (path: string) => Promise<Response>) => Promise<Record<string, unknown>>;
    };
    const journey = await visit((address) => app.fetch(address));
    expect(journey).toMatchObject({
      card: { _id: crane.contentId, title: 'Paper crane', minPrice: 0, maxPrice: 4900 },
      licences: [expect.any(String), expect.any(String)],
      formats: [{ value: 'svg', count: 1 }],
      refusal: { status: 402, code: 'payment_required' },
      badInput: { status: 400, code: 'bad_input', errors: [{ path: 'sort' }] },
    });
    expect(new TextDecoder().decode(journey['file'] as Uint8Array)).toBe('a folded crane');
  });
});
