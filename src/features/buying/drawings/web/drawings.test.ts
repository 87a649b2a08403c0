import { describe, expect, it } from 'vitest';
import { type DrawingView, searchDrawings, toDrawingPath, toFile } from './drawing-view.ts';
import { nameRegions } from './region-names.ts';
import { moveInGrid } from './use-grid-keys.ts';

const drawing = (name: string, paint: string | null = null): DrawingView => ({
  slug: name.toLowerCase(),
  name,
  position: 0,
  ratio: 1,
  paint,
  isOpen: true,
  isFree: true,
});

describe('drawings of a set', () => {
  it('are found by all words of a name, in any case and script', () => {
    const all = [drawing('Arrow left'), drawing('Arrow right'), drawing('নৌকা')];
    const find = (words: string) => searchDrawings(all, words).map(({ name }) => name);
    expect([find(' LEFT arrow '), find('নৌকা'), find('none'), find(' ')]).toEqual([
      ['Arrow left'],
      ['নৌকা'],
      [],
      ['Arrow left', 'Arrow right', 'নৌকা'],
    ]);
  });

  it('are named by countries if most names are their codes', () => {
    const name = (...names: string[]) => nameRegions(names.map((each) => drawing(each))).map((each) => each.name);
    expect(name('Bd', 'Dz', 'Xx', 'In', 'European union')).toEqual([
      'Bangladesh',
      'Algeria',
      'Xx',
      'India',
      'European union',
    ]);
    expect(name('Id', 'Home', 'Heart')).toEqual(['Id', 'Home', 'Heart']);
  });

  it('have addresses below their work, also below one without a readable title', () => {
    expect(toDrawingPath('/content/1/a-set', { slug: 'নৌকা' })).toBe(`/content/1/a-set/${encodeURIComponent('নৌকা')}`);
    expect(toDrawingPath('/content/1', { slug: 'boat' })).toBe('/content/1/-/boat');
  });

  it('are taken in a colour only if they have a single paint', () => {
    const take = (paint: string | null) => toFile('1', drawing('a', paint), 'png', { color: '#ff0000', side: 64 });
    expect(take('currentcolor')).toBe('/api/v1/content/drawing-file/1/a/png?size=64&color=ff0000');
    expect(take(null)).toBe('/api/v1/content/drawing-file/1/a/png?size=64');
  });
});

describe('keys in a grid of seven in three columns', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 6, 6],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 1, 1],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 0, 6],
    ['a', 0, undefined],
  ])('%s moves from %i to %s', (key, at, to) => expect(moveInGrid(key, at, { count: 7, columns: 3 })).toBe(to));
});
