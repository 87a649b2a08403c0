import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

const firebase = {
  FIREBASE_PROJECT_ID: 'arbor-test',
  FIREBASE_API_KEY: 'AIzaSyTestTestTest',
  FIREBASE_AUTH_DOMAIN: 'arbor-test.firebaseapp.com',
  FIREBASE_APP_ID: '1:123:web:abc',
};
const production = {
  NODE_ENV: 'production',
  ARBOR_SECRET: 'a secret of tests that nobody guesses',
  ARBOR_ENCRYPTION_KEYS: `test:${'A'.repeat(43)}`,
  ARBOR_ORIGIN: 'https://arbor.example',
};
const bucket = { ARBOR_STORAGE: 's3', ARBOR_S3_BUCKET: 'arbor', ARBOR_S3_KEY: 'AKEXAMPLE', ARBOR_S3_SECRET: 'secret' };
const { FIREBASE_API_KEY: _, ...partly } = firebase;
const toAccount = (project: string): string =>
  JSON.stringify({ project_id: project, client_email: 'a@b.example', private_key: '-----BEGIN PRIVATE KEY-----' });

const folder = (): string => mkdtempSync(join(tmpdir(), 'arbor-config-'));

describe('readConfig', () => {
  it('has a default for everything but what production needs', () => {
    expect(readConfig({ ARBOR_DATA: folder() })).toMatchObject({
      ARBOR_ROLE: 'all',
      ARBOR_CURRENCY: 'BDT',
      production: false,
    });
  });

  it('makes one secret for a data folder, readable by its owner only', () => {
    const data = folder();
    const { secret } = readConfig({ ARBOR_DATA: data });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ARBOR_DATA: data }).secret).toBe(secret);
    expect(readConfig({ ARBOR_DATA: folder() }).secret).not.toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0);
  });

  it('treats an empty variable as a missing one', () => {
    expect(readConfig({ ARBOR_DATA: folder(), PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
  });

  it.each([
    [{ PORT: '70000' }, /PORT/],
    [{ ARBOR_CURRENCY: 'taka' }, /ARBOR_CURRENCY/],
    [{ ARBOR_ORIGIN: 'arbor.example' }, /ARBOR_ORIGIN/],
    [{ ARBOR_ORIGIN: 'http://localhost:4000/shop' }, /ARBOR_ORIGIN: .*without a path/],
    [{ ARBOR_ORIGIN: 'http://localhost/?a' }, /ARBOR_ORIGIN: .*without a path/],
    [{ ARBOR_ORIGIN: 'http://localhost/#a' }, /ARBOR_ORIGIN: .*without a path/],
    [{ ARBOR_ORIGIN: 'http://a:b@localhost' }, /ARBOR_ORIGIN: .*without a path/],
    [{ DATABASE_URL: 'mysql://localhost/arbor' }, /DATABASE_URL: .*postgres/],
    [{ ARBOR_METRICS: '9464' }, /ARBOR_METRICS/],
    [{ ARBOR_METRICS: '127.0.0.1:99999' }, /ARBOR_METRICS/],
    [{ ARBOR_ROLE: 'both' }, /ARBOR_ROLE/],
    [{ ARBOR_CONTACT_EMAIL: 'nobody' }, /ARBOR_CONTACT_EMAIL/],
    [{ ARBOR_CONTACT_PHONE: 'call me' }, /ARBOR_CONTACT_PHONE/],
    [{ ARBOR_SECRET: 'short' }, /ARBOR_SECRET/],
    [{ NODE_ENV: 'production' }, /ARBOR_SECRET/],
    [
      { NODE_ENV: 'production', ARBOR_SECRET: 'a secret of tests that nobody guesses', ARBOR_RATE_LIMITS: '0' },
      /ARBOR_RATE_LIMITS/,
    ],
    [production, /real identity provider: set FIREBASE_PROJECT_ID, FIREBASE_API_KEY/],
    [{ ...production, ...partly }, /FIREBASE_API_KEY: .* all of them or none/],
    [partly, /FIREBASE_API_KEY: .* all of them or none/],
    [{ ...production, ...firebase, ARBOR_ORIGIN: 'http://arbor.example' }, /ARBOR_ORIGIN .* https/],
    [{ ...production, ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /FIREBASE_AUTH_EMULATOR_HOST/],
    [{ ...production, ...firebase, FIREBASE_KEYS_URL: 'https://keys.example/jwk' }, /FIREBASE_KEYS_URL/],
    [{ ...firebase, FIREBASE_KEYS_URL: 'file:///etc/passwd' }, /FIREBASE_KEYS_URL/],
    [{ ...firebase, FIREBASE_AUTH_DOMAIN: "a.b; script-src 'unsafe-inline'" }, /FIREBASE_AUTH_DOMAIN/],
    [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: '{"client_email":"a"}' }, /FIREBASE_SERVICE_ACCOUNT/],
    [{ ...firebase, FIREBASE_SERVICE_ACCOUNT: toAccount('another') }, /FIREBASE_SERVICE_ACCOUNT/],
    [{ FIREBASE_SERVICE_ACCOUNT: toAccount('arbor-test') }, /FIREBASE_SERVICE_ACCOUNT/],
    [{ ARBOR_STORAGE: 'disk' }, /ARBOR_STORAGE/],
    [{ ARBOR_STORAGE: 's3' }, /ARBOR_S3_BUCKET, ARBOR_S3_KEY, ARBOR_S3_SECRET: ARBOR_STORAGE=s3 needs/],
    [{ ...bucket, ARBOR_S3_SECRET: '' }, /ARBOR_S3_SECRET: ARBOR_STORAGE=s3 needs/],
    [{ ...bucket, ARBOR_STORAGE: '' }, /ARBOR_STORAGE is folder, and settings of a bucket are there/],
    [{ ...bucket, ARBOR_S3_BUCKET: 'Not a bucket' }, /ARBOR_S3_BUCKET/],
    [{ ...bucket, ARBOR_S3_ENDPOINT: 'ftp://s3.example' }, /ARBOR_S3_ENDPOINT/],
    [{ ...bucket, ARBOR_S3_ENDPOINT: 'https://s3.example/files' }, /ARBOR_S3_ENDPOINT: .*without a path/],
    [
      { ...production, ...firebase, ...bucket, ARBOR_S3_ENDPOINT: 'http://s3.example' },
      /ARBOR_S3_ENDPOINT begins with https in production/,
    ],
    ...[
      'https://arbor.example',
      'http://192.168.1.7:4000',
      'https://localhost.example',
      'https://127.0.0.1.nip.io',
    ].map((ARBOR_ORIGIN): [Record<string, string>, RegExp] => [
      { ARBOR_ORIGIN },
      /NODE_ENV=production and FIREBASE_PROJECT_ID/,
    ]),
    ...['0.0.0.0', '::', '192.168.1.7', 'arbor.internal'].map((HOST): [Record<string, string>, RegExp] => [
      { HOST },
      /^HOST is .* FIREBASE_PROJECT_ID/,
    ]),
  ])('refuses %j and names the setting', (environment, message) => {
    const read = () => readConfig({ ARBOR_DATA: folder(), ...environment });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  it('says what each setting has to be, in words of its own', () => {
    const wrong = ['-5', 'x', '1.5', '99999999999999999999', 'a b', 'x'.repeat(5000)];
    const names = Object.keys(settings.shape).filter((name) => name !== 'ARBOR_DATA');
    const sentences = names.flatMap((name) =>
      wrong.flatMap((value) => {
        try {
          readConfig({ ARBOR_DATA: folder(), [name]: value });
          return [];
        } catch (error) {
          return (error as Error).message.split('\n');
        }
      }),
    );
    expect(sentences.length).toBeGreaterThan(100);
    expect(sentences.filter((each) => /invalid|expected|received|pattern|too (small|big)|NaN/i.test(each))).toEqual([]);
    const read = (name: string, value: string) => () => readConfig({ ARBOR_DATA: folder(), [name]: value });
    expect(read('DATABASE_POOL', '1')).toThrow(/^DATABASE_POOL: a whole number from 2 to 200$/);
    expect(read('ARBOR_ROLE', 'both')).toThrow(/^ARBOR_ROLE: one of all, web, worker$/);
    expect(read('ARBOR_CLAMD', 'clamd')).toThrow(/^ARBOR_CLAMD: host and port, such as [^\n]*$/);
  });

  it('names a misspelt setting beside the one that is missing', () => {
    const read = () => readConfig({ ARBOR_DATA: folder(), NODE_ENV: 'production', ARBOR_SECRT: 'x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      /^ARBOR_SECRET is needed [^\n]+\nARBOR_SECRT is no setting [^\n]+ Did you mean ARBOR_SECRET\?$/,
    );
  });

  it('starts in production with Firebase', () => {
    const account = { FIREBASE_SERVICE_ACCOUNT: toAccount('arbor-test') };
    const config = readConfig({ ARBOR_DATA: folder(), ...production, ...firebase, ...account });
    expect(config).toMatchObject({ production: true, FIREBASE_PROJECT_ID: 'arbor-test' });
    expect(config.FIREBASE_KEYS_URL).toMatch(/^https:\/\/www\.googleapis\.com\//);
  });

  it.each(['http://localhost:4100', 'https://localhost', 'http://127.0.0.1:4000', 'http://[::1]:4000'])(
    'signs in by itself at %s, and with Firebase anywhere',
    (ARBOR_ORIGIN) => {
      expect(readConfig({ ARBOR_DATA: folder(), ARBOR_ORIGIN })).toMatchObject({ ARBOR_ORIGIN });
      const staging = { ARBOR_ORIGIN: 'https://staging.arbor.example', ...firebase };
      expect(readConfig({ ARBOR_DATA: folder(), ...staging })).toMatchObject(staging);
    },
  );

  it.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('listens at %s without Firebase', (HOST) => {
    expect(readConfig({ ARBOR_DATA: folder(), HOST })).toMatchObject({ HOST });
  });

  it('listens anywhere with Firebase, and as a worker, which signs nobody in', () => {
    const HOST = '0.0.0.0';
    expect(readConfig({ ARBOR_DATA: folder(), HOST, ...firebase })).toMatchObject({ HOST });
    expect(readConfig({ ARBOR_DATA: folder(), HOST, ARBOR_ROLE: 'worker' })).toMatchObject({ HOST });
  });

  it('reads an address with a slash at its end, or in capitals, as the origin that browsers send', () => {
    const { ARBOR_ORIGIN } = readConfig({ ARBOR_DATA: folder(), ARBOR_ORIGIN: 'HTTP://LocalHost:4100/' });
    expect(ARBOR_ORIGIN).toBe('http://localhost:4100');
  });

  it('reads where measurements are answered', () => {
    const read = (ARBOR_METRICS: string) => readConfig({ ARBOR_DATA: folder(), ARBOR_METRICS }).ARBOR_METRICS;
    expect(read('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(read('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
    expect(readConfig({ ARBOR_DATA: folder() }).ARBOR_METRICS).toBeUndefined();
  });

  it('accepts another address of keys outside production', () => {
    const keys = { FIREBASE_KEYS_URL: 'http://127.0.0.1:9000/keys' };
    expect(readConfig({ ARBOR_DATA: folder(), ...firebase, ...keys })).toMatchObject(keys);
  });

  it('is what .env.example lists', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set(Object.keys(settings.shape)));
    expect(listed).toHaveLength(Object.keys(settings.shape).length);
  });
});
