import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { loadBuiltPages } from '../host/pages.ts';

const folder = import.meta.dirname;
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ pages: await loadBuiltPages(join(folder, '../../..')) });
});

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
/** Separates words by single spaces and removes the lines that divide parts of a licence. */
const toWords = (text: string): string =>
  text
    .replace(/^-{3,}$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads the text of a page without scripts and tags. */
const readPage = async (path: string): Promise<string> => {
  const response = await app.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return toWords(
    (await response.text())
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&(quot|#x27|amp|lt|gt);/g, (entity) => entities[entity] ?? entity),
  );
};

describe('the notices', () => {
  const licences = globSync('*.txt', { cwd: folder }).map((file) => ({
    file,
    text: toWords(readFileSync(join(folder, file), 'utf8')),
  }));

  it.each(['/notices', '/bn/notices'])('are on %s, each licence as a whole', async (path) => {
    const page = await readPage(path);
    expect(licences).toHaveLength(6);
    for (const { file, text } of licences) expect([file, page.includes(text)]).toEqual([file, true]);
  });

  it('name who must be named', async () => {
    const page = await readPage('/notices');
    for (const name of [
      'Unicode, Inc.',
      'Princeton University',
      'Infinite Red, Inc.',
      'The Draco Authors',
      'Indian Type Foundry',
      'Lucide',
    ])
      expect(page).toContain(name);
  });

  it.each(['Poppins', 'Hind Siliguri', 'Caveat Brush', 'Galada'])('have the licence of %s as it came', (font) => {
    const name = font.toLowerCase().replace(' ', '-');
    const [copyright = '', ...rest] = readFileSync(
      join(folder, '../../../node_modules/@fontsource', name, 'LICENSE'),
      'utf8',
    ).split('\n');
    const ours = licences.find(({ file }) => file === 'fonts.txt')?.text ?? '';
    expect(ours).toContain(toWords(rest.join('\n')));
    // A copyright line that is repeated for each file of the font is listed once.
    const [once = ''] = /^(Copyright .*?)(?= \S+\.ttf:|$)/.exec(copyright) ?? [];
    expect(ours).toContain(`${font}: ${once}`);
  });

  it('are linked from the foot of pages and listed for search engines', async () => {
    expect(await (await app.fetch('/')).text()).toContain('href="/notices"');
    expect(await (await app.fetch('/sitemap-pages.xml')).text()).toContain('/notices<');
  });
});
