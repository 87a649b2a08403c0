import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contributorTermsVersion } from './contributors.ts';

/**
 * Hash of each version's text. A row stays while somebody may have accepted its version; a changed text needs a new
 * row.
 */
const texts: Readonly<Record<string, string>> = {
  '2026-11-21': '0ee51e55337e4140',
  '2026-11-22': '9a88cc8ca9ba4b7d',
  '2026-11-27': '7b155059498b8e19',
};

const shown = ['work_title', 'work_text', 'money_title', 'money_text'];

it('has a new version for new words, so that everybody has accepted what they were shown', () => {
  const words = ['en', 'bn'].flatMap((locale) => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(new URL(`../messages/${locale}.json`, import.meta.url), 'utf8'),
    );
    return shown.map((key) => messages[`contributors_terms_${key}`] ?? 'missing');
  });
  expect(words).not.toContain('missing');
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16);
  expect(texts[contributorTermsVersion]).toBe(hash);
});
