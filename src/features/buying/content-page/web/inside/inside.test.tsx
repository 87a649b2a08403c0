import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Inside } from './inside.tsx';
import { type EntryView, type InsideFileView, listFolders } from './inside-view.ts';
import { listSoftware } from './software.ts';
import { toInsideView } from './to-inside-view.ts';

const file = (given: Partial<InsideFileView>): InsideFileView => ({
  _id: '019',
  name: 'icons.zip',
  format: 'zip',
  containedFormats: [],
  size: 1000,
  width: null,
  height: null,
  seconds: null,
  pages: null,
  glyphs: null,
  colorMode: null,
  archive: null,
  ...given,
});
const entry = (path: string, cell = 0): EntryView => ({ path, size: 10, thumbnail: { sheet: '/sheet', cell } });
const render = (...files: InsideFileView[]): string =>
  renderToStaticMarkup(<Inside contentId="018" inside={toInsideView({ files })} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('what’s inside', () => {
  it('says what an archive holds and offers all of it', () => {
    const archive = {
      files: 312,
      folders: 4,
      formats: [
        { format: 'png', count: 192 },
        { format: 'svg', count: 120 },
      ],
      shown: [entry('svg/boat.svg')],
    };
    const text = render(file({ archive, containedFormats: ['png', 'svg'] }));
    expect(text).toContain('312 files in 4 folders · PNG 192, SVG 120');
    expect(text).toContain('Show all 312 files');
    expect(text).toContain('Opens in Figma, Canva,');
  });

  it('is a list of facts for one picture, one sound, one document', () => {
    expect(render(file({ format: 'jpg', width: 3000, height: 2000, colorMode: 'srgb' }))).toMatch(
      /Format JPG Dimensions 3000 × 2000 Colour mode RGB Opens in Photoshop/,
    );
    expect(render(file({ format: 'wav', seconds: 64.6 }))).toMatch(/Length 1:05/);
    expect(render(file({ format: 'pdf', pages: 3 }))).toMatch(/Pages 3/);
  });

  it('leaves no empty box where nothing is known', () => {
    expect(render()).toBe('');
  });
});

describe('files inside', () => {
  const entries = [entry('a/Boat.svg'), entry('a/b/নৌকা.svg'), entry('top.txt')];

  it('lie in their folders, and are found by name in any case and script', () => {
    expect(listFolders(entries, '').map(({ name }) => name)).toEqual(['a', 'a/b', '']);
    expect(listFolders(entries, ' boat ').map(({ name }) => name)).toEqual(['a']);
    expect(listFolders(entries, 'নৌকা')).toHaveLength(1);
    expect(listFolders(entries, 'a/b')).toEqual([]);
  });
});

it('names the programs that open most of the formats first', () => {
  expect(listSoftware(['svg', 'png'])[0]).toBe('Figma');
  expect(listSoftware(['unknown'])).toEqual([]);
});
