import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'arbor-secret-'));
const config = JSON.stringify(join(import.meta.dirname, 'config.ts'));
const program = `const { readConfig } = await import(${config}); console.log(readConfig({ ARBOR_DATA: process.argv[1] }).secret)`;
const parameters = ['--input-type=module', '-e', program];

it('is whole or not there where the disk is full', () => {
  const data = makeFolder();
  // With this limit, no file can be written, as on a full disk.
  const script = 'ulimit -f 0; exec "$@"';
  const failed = spawnSync('sh', ['-c', script, 'sh', process.execPath, ...parameters, data], { encoding: 'utf8' });
  expect(failed.status).not.toBe(0);
  expect(existsSync(join(data, 'secret'))).toBe(false);
  const { secret } = readConfig({ ARBOR_DATA: data });
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
});

it.each(['', '\n', 'x'.repeat(31), ` ${'x'.repeat(31)} \n`])('of fewer than 32 characters is refused: %j', (text) => {
  for (const NODE_ENV of ['development', 'test']) {
    const data = makeFolder();
    writeFileSync(join(data, 'secret'), text);
    const read = () => readConfig({ ARBOR_DATA: data, NODE_ENV });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/secret has \d+ characters .* 32 .*backup/);
    expect(readFileSync(join(data, 'secret'), 'utf8')).toBe(text);
  }
});

it.each(['development', 'test', 'production'])('of the environment is no shorter in %s', (NODE_ENV) => {
  for (const ARBOR_SECRET of ['short', ' '.repeat(40), `${'x'.repeat(31)}   `])
    expect(() => readConfig({ ARBOR_DATA: makeFolder(), NODE_ENV, ARBOR_SECRET })).toThrow(/ARBOR_SECRET/);
});

it.each(['a'.repeat(40), 'changeme'.repeat(5), '0123456789'.repeat(4)])(
  'of the environment that repeats itself is refused in production: %s',
  (ARBOR_SECRET) => {
    const read = (NODE_ENV: string) => () => readConfig({ ARBOR_DATA: makeFolder(), NODE_ENV, ARBOR_SECRET });
    expect(read('production')).toThrow(
      /^ARBOR_SECRET repeats itself [^\n]* `openssl rand -base64 32` makes a good one\.$/,
    );
    expect(read('development')).not.toThrow();
  },
);

it('of the environment is taken in production where it is random, digits alone too', () => {
  const digits = Array.from(randomBytes(32), (byte) => byte % 10).join('');
  for (const ARBOR_SECRET of [randomBytes(16).toString('hex'), randomBytes(32).toString('base64'), digits])
    expect(() => readConfig({ ARBOR_DATA: makeFolder(), NODE_ENV: 'production', ARBOR_SECRET })).toThrow(
      /^ARBOR_ENCRYPTION_KEYS/,
    );
});

it('is the same for several starts at once, and leaves nothing else', async () => {
  const data = makeFolder();
  const run = (): Promise<string> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [...parameters, data], { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      child.once('close', () => resolve(output.trim()));
    });
  const secrets = new Set(await Promise.all([run(), run(), run(), run()]));
  expect([...secrets]).toEqual([readFileSync(join(data, 'secret'), 'utf8')]);
  expect(readdirSync(data).toSorted()).toEqual(['encryption-key', 'secret']);
});

it('is refused in one sentence where the folder can not be written', () => {
  const data = makeFolder();
  writeFileSync(join(data, 'file'), '');
  const read = () => readConfig({ ARBOR_DATA: join(data, 'file/inside') });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^ARBOR_DATA: [^\n]+ can not be written \([A-Z]+\)[^\n]+$/);
});

it('is refused in one sentence that says so where it can not be read', () => {
  const data = makeFolder();
  mkdirSync(join(data, 'secret'));
  const read = () => readConfig({ ARBOR_DATA: data });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^The file [^\n]+secret can not be read \(EISDIR\)[^\n]+$/);
});
