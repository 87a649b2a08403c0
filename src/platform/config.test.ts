import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settings } from './config.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'arbor-config-'));

describe('readConfig', () => {
  it('has a default for everything but what production needs', () => {
    expect(readConfig({ ARBOR_DATA: folder() })).toMatchObject({
      ARBOR_ROLE: 'all',
      ARBOR_CURRENCY: 'BDT',
      production: false,
    });
  });

  it('makes one secret for a data folder and keeps it to itself', () => {
    const data = folder();
    const { secret } = readConfig({ ARBOR_DATA: data });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ ARBOR_DATA: data }).secret).toBe(secret);
    expect(readConfig({ ARBOR_DATA: folder() }).secret).not.toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o077).toBe(0);
  });

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ ARBOR_DATA: folder(), PORT: '', DATABASE_URL: '' }).PORT).toBe(4000);
  });

  it.each([
    [{ PORT: '70000' }, /PORT/],
    [{ ARBOR_CURRENCY: 'taka' }, /ARBOR_CURRENCY/],
    [{ ARBOR_ORIGIN: 'arbor.example' }, /ARBOR_ORIGIN/],
    [{ ARBOR_ROLE: 'both' }, /ARBOR_ROLE/],
    [{ ARBOR_SECRET: 'short' }, /ARBOR_SECRET/],
    [{ NODE_ENV: 'production' }, /ARBOR_SECRET/],
    [{ NODE_ENV: 'production', ARBOR_SECRET: 'x'.repeat(32), ARBOR_RATE_LIMITS: '0' }, /ARBOR_RATE_LIMITS/],
  ])('refuses %j and names the setting', (environment, message) => {
    const read = () => readConfig({ ARBOR_DATA: folder(), ...environment });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  it('is what .env.example lists', () => {
    const example = readFileSync(join(import.meta.dirname, '../../.env.example'), 'utf8');
    const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
    expect(new Set(listed)).toEqual(new Set(Object.keys(settings.shape)));
    expect(listed).toHaveLength(Object.keys(settings.shape).length);
  });
});
