import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { createEncryption } from './encryption.ts';
import { makeEncryptionKey } from './keys.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'arbor-keys-'));
const production = {
  NODE_ENV: 'production',
  ARBOR_SECRET: 'a secret of tests that nobody guesses',
  ARBOR_ORIGIN: 'https://arbor.example',
};
const readIds = (environment: Record<string, string>) => readConfig(environment).encryptionKeys.map(({ id }) => id);

describe('the keys that encrypt', () => {
  it('are one of the data folder, made once, for its owner alone', () => {
    const data = makeFolder();
    const [first] = readConfig({ ARBOR_DATA: data }).encryptionKeys;
    expect(readConfig({ ARBOR_DATA: data }).encryptionKeys).toEqual([first]);
    expect(first.bytes).toHaveLength(32);
    expect(statSync(join(data, 'encryption-key')).mode & 0o777).toBe(0o600);
    expect(first.id).not.toBe(readConfig({ ARBOR_DATA: makeFolder() }).encryptionKeys[0].id);
  });

  it('are those of the environment, newest first, and that of the folder after them while it is there', () => {
    const data = makeFolder();
    const [own] = readIds({ ARBOR_DATA: data });
    const keys = [makeEncryptionKey(new Date('2027-01-02')), 'older:'.padEnd(49, 'A')];
    const given = { ARBOR_DATA: data, ARBOR_ENCRYPTION_KEYS: keys.join(', ') };
    expect(readIds(given)).toEqual(['2027-01-02', 'older', own]);
    rmSync(join(data, 'encryption-key'));
    expect(readIds(given)).toEqual(['2027-01-02', 'older']);
  });

  it('that are made are random', () => {
    const made = Array.from({ length: 20 }, () => makeEncryptionKey(new Date()));
    expect(new Set(made).size).toBe(20);
  });

  it('are needed in production, which says how to make one', () => {
    const data = makeFolder();
    expect(() => readConfig({ ARBOR_DATA: data, ...production })).toThrow(ConfigError);
    expect(() => readConfig({ ARBOR_DATA: data, ...production })).toThrow(
      /ARBOR_ENCRYPTION_KEYS .*rotate-keys -- --make/,
    );
  });

  it.each([
    'secret',
    '2026:short',
    `2026:${'A'.repeat(42)}`,
    `2026:${'A'.repeat(45)}`,
    `${'A'.repeat(43)}`,
    `a.b:${'A'.repeat(43)}`,
    `2026:${'A'.repeat(43)},`,
    `2026:${'A'.repeat(43)},2026:${'B'.repeat(43)}`,
  ])('are not: %s', (ARBOR_ENCRYPTION_KEYS) => {
    const read = () => readConfig({ ARBOR_DATA: makeFolder(), ARBOR_ENCRYPTION_KEYS });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/ARBOR_ENCRYPTION_KEYS/);
    expect(read).not.toThrow(/AAAAAAAA/);
  });

  it.each(['', 'x'.repeat(31), 'x'.repeat(44)])('in a damaged file are refused, and the file is kept: %j', (text) => {
    const data = makeFolder();
    writeFileSync(join(data, 'encryption-key'), text);
    expect(() => readConfig({ ARBOR_DATA: data })).toThrow(/encryption-key .*backup.* enter their accounts again/);
    expect(readFileSync(join(data, 'encryption-key'), 'utf8')).toBe(text);
  });

  it('of another folder don’t open what was encrypted, and are named in the refusal', () => {
    const [one, other] = [makeFolder(), makeFolder()].map((data) =>
      createEncryption(readConfig({ ARBOR_DATA: data }).encryptionKeys),
    );
    const encrypted = one?.encrypt('01712345678', 'row:1') ?? '';
    expect(() => other?.decrypt(encrypted, 'row:1')).toThrow(`«${one?.keyId}»`);
  });
});
