import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEncryption, DecryptionError } from './encryption.ts';

const makeKey = (id: string) => ({ id, bytes: randomBytes(32) });
const [old, young] = [makeKey('2025'), makeKey('2026')];
const before = createEncryption([old]);
const after = createEncryption([young, old]);

/** Changes one character in one part of an encrypted text. */
function tamper(encrypted: string, part: number): string {
  const parts = encrypted.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return parts.with(part, bytes.toString('base64url')).join('.');
}

describe('an encrypted text', () => {
  it('opens in its place, whatever stands in it', () => {
    for (const text of ['01712345678', 'ডাচ্-বাংলা ব্যাংক', 'x'.repeat(10_000)]) {
      const encrypted = before.encrypt(text, 'row:1');
      expect(before.decrypt(encrypted, 'row:1')).toBe(text);
      expect(encrypted).toMatch(/^v1\.2025(\.[\w-]+){3}$/);
      expect(encrypted).not.toContain(text);
    }
  });

  it('is another each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => before.encrypt('same', 'row:1'))).size).toBe(100);
  });

  it('opens in no other place', () => {
    const encrypted = before.encrypt('01712345678', 'row:1');
    for (const place of ['row:2', 'row:', '', 'row:1 '])
      expect(() => before.decrypt(encrypted, place)).toThrow(/was changed, belongs to another row/);
    expect(() => before.decrypt(encrypted, 'row:2')).toThrow(DecryptionError);
  });

  it.each([2, 3, 4])('that was changed in part %i does not open', (part) => {
    expect(() => before.decrypt(tamper(before.encrypt('01712345678', 'row:1'), part), 'row:1')).toThrow(
      DecryptionError,
    );
  });

  it('does not open under the name of another key', () => {
    const encrypted = before.encrypt('01712345678', 'row:1').replace('.2025.', '.2026.');
    expect(() => after.decrypt(encrypted, 'row:1')).toThrow(/the key «2026» is another one/);
    const twins = createEncryption([{ ...old, id: 'twin' }, old]);
    expect(() => twins.decrypt(before.encrypt('a', 'row:1').replace('.2025.', '.twin.'), 'row:1')).toThrow(
      DecryptionError,
    );
  });

  it.each([
    '',
    'v1',
    'v1.2025',
    'v2.2025.a.b.c',
    'v1.2025.a.b.c',
    'v1.2025.AAAA.AAAA.AAAA.AAAA',
    'v1.2025...',
    '01712345678',
  ])('is none of: %j', (text) => {
    expect(() => before.decrypt(text, 'row:1')).toThrow(DecryptionError);
  });

  it('with a short tag is none', () => {
    const parts = before.encrypt('01712345678', 'row:1').split('.');
    const tag = Buffer.from(parts[3] ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(() => before.decrypt(parts.with(3, tag).join('.'), 'row:1')).toThrow(/no encrypted text/);
  });

  it('opens with older keys, and says which one is missing', () => {
    const encrypted = before.encrypt('01712345678', 'row:1');
    expect(after.decrypt(encrypted, 'row:1')).toBe('01712345678');
    expect(() => createEncryption([young]).decrypt(encrypted, 'row:1')).toThrow(
      /key «2025», which ARBOR_ENCRYPTION_KEYS does not have/,
    );
  });

  it('moves to another place and to the newest key', () => {
    const moved = after.move(before.encrypt('01712345678', 'row:1'), 'row:1', 'copy:1');
    expect(moved).toMatch(/^v1\.2026\./);
    expect(after.decrypt(moved, 'copy:1')).toBe('01712345678');
    expect(() => after.decrypt(moved, 'row:1')).toThrow(DecryptionError);
    expect(() => after.move(moved, 'row:1', 'copy:2')).toThrow(DecryptionError);
  });

  it('tells in no error what is in it', () => {
    const errors: unknown[] = [];
    for (const place of ['row:2', 'row:3']) {
      try {
        before.decrypt(before.encrypt('01712345678', 'row:1'), place);
      } catch (error) {
        errors.push(error);
      }
    }
    expect(errors).toHaveLength(2);
    expect(errors.map((error) => `${String(error)} ${JSON.stringify(error)}`).join(' ')).not.toContain('01712345678');
  });
});
