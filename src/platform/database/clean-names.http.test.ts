import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { foldLookAlikes } from '../look-alikes.ts';

const app = await testApp();

describe('the rules of names in the database', () => {
  it('find the same characters invisible as the schemas', async () => {
    const rows: { c: number; line: boolean; text: boolean }[] = [];
    // The code points are checked in parts, so that each query stays within the statement timeout on slow machines.
    for (let from = 1; from <= 0xe0fff; from += 100_000) {
      const part = await app.pool.query<(typeof rows)[number]>(
        `select c, is_clean_line('-' || chr(c) || '-') as line, is_clean_text('-' || chr(c) || '-') as text
         from generate_series($1::int, $2::int) c where c not between x'd800'::int and x'dfff'::int`,
        [from, Math.min(from + 99_999, 0xe0fff)],
      );
      for (const row of part.rows) rows.push(row);
    }
    expect(rows.length).toBeGreaterThan(900_000);
    const isKept = (clean: string): boolean => clean.length > 2;
    const different = rows.filter(({ c, line, text }) => {
      const letter = String.fromCodePoint(c);
      // White space isn't removed, but replaced by a space or a line break.
      if (/[\s\u0085]/u.test(letter)) return line && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(letter);
      const around = `-${letter}-`;
      return line !== isKept(cleanLine(around)) || text !== isKept(cleanText(around));
    });
    expect(different.map(({ c }) => c.toString(16))).toEqual([]);
  }, 60_000);

  it('accept every line and text that has been cleaned, and no joiner that joins no Bangla', async () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: fc.constantFrom('ক', '্', '\u200c', '\u200d', 'a', '\n', '\u202e'), maxLength: 12 }),
    );
    const samples = fc.sample(unit, 2000);
    const { rows } = await app.pool.query<{ text: string; ok: boolean }>(
      'select text, is_clean_line(text) as ok from unnest($1::text[]) as text',
      [samples.map(cleanLine)],
    );
    expect(rows.filter(({ ok }) => !ok)).toEqual([]);
    const { rows: raw } = await app.pool.query<{ text: string; ok: boolean }>(
      'select text, is_clean_line(text) as ok from unnest($1::text[]) as text',
      [['ক\u200cষ', 'ক\u200dষ', '\u200cক', 'ক\u200d', 'ক\u200c\u200dষ', 'a\u200cb']],
    );
    expect(raw.map(({ ok }) => ok)).toEqual([true, true, false, false, false, false]);
  });

  it('fold usernames as the code does', async () => {
    const usernames = fc.sample(fc.stringMatching(/^[a-z0-9][a-z0-9_-]{1,38}$/), 2000);
    const { rows } = await app.pool.query<{ name: string; folded: string }>(
      'select name, fold_look_alikes(name) as folded from unnest($1::text[]) as name',
      [usernames],
    );
    expect(rows.filter(({ name, folded }) => folded !== foldLookAlikes(name))).toEqual([]);
  });
});

const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'maker');
const { contentId } = await makeContent(app, {
  category,
  contributor,
  title: 'Crane',
  prices: [0],
  keywords: ['crane'],
});

describe('the database refuses', () => {
  it.each([
    'contributor set name',
    'contributor set bio',
    'category set name',
    'category set name_bn',
    'category set description',
    'subcategory set name',
    'content set title',
    'content set description',
    'content set attribution',
    'content_keyword set keyword',
    'variant set name',
    'preview set alt',
  ])('an invisible character: %s', async (column) => {
    for (const name of ['a\u202eb', 'a\u200bb', 'a\u0001b', '\u3164'])
      await expect(app.pool.query(`update ${column} = $1`, [name])).rejects.toThrow(/_clean/);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    '//example.com',
    'https://a b',
    'https://a\nb',
  ])('to link to %s', async (address) => {
    await expect(
      app.pool.query('update content set source_url = $1 where id = $2', [address, contentId]),
    ).rejects.toThrow(/source_url/);
    await expect(
      app.pool.query('update contributor set website = $1 where id = $2', [address, contributor]),
    ).rejects.toThrow(/website/);
  });

  it('no address of the web', async () => {
    for (const address of ['https://example.com/a?b#c', 'HTTP://EXAMPLE.COM', ''])
      await app.pool.query('update content set source_url = $1 where id = $2', [address, contentId]);
  });
});
