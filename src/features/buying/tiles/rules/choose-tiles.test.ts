import { describe, expect, it } from 'vitest';
import { type Candidate, chooseTiles, nameApart } from './choose-tiles.ts';
import { findRole } from './map-roles.ts';

const candidate = (path: string, changes: Partial<Candidate> = {}): Candidate => ({
  path,
  digest: path,
  isVector: path.endsWith('.svg'),
  isPacked: false,
  offers: [{ price: 9900 }],
  ...changes,
});
const show = (...candidates: Candidate[]) => chooseTiles(candidates).map(({ tile, role }) => [tile.path, role]);

describe('the role of a map', () => {
  it.each([
    ['brick-colour-1024.jpg', 'color'],
    ['maps/Wood_Albedo_2K.png', 'color'],
    ['rock_nor_gl_4k.jpg', 'normal'],
    ['metal-roughness.png', 'roughness'],
    ['Tiles.Metalness.png', 'metalness'],
    ['sand disp.png', 'height'],
    ['plaster_AO.jpg', 'occlusion'],
    ['normal-day-leaf.png', 'normal'],
    ['leaf.png', null],
  ])('is known by the words of %s', (path, role) => {
    expect(findRole(path)).toBe(role);
  });
});

describe('the tiles that are shown', () => {
  it('are drawings without the same in pixels, once each, a free one if there is any', () => {
    const free = candidate('set/wave-tile.svg', { digest: 'same', isPacked: true, offers: [{ price: 0 }] });
    expect(
      show(
        candidate('wave-tile.svg', { digest: 'same' }),
        candidate('wave-seamless.png'),
        free,
        candidate('set/wave-midnight.svg', { isPacked: true }),
      ),
    ).toEqual([
      ['set/wave-tile.svg', null],
      ['set/wave-midnight.svg', null],
    ]);
  });

  it('are one map for each role, with a single picture as the colour', () => {
    expect(
      show(
        candidate('brick-2048.jpg'),
        candidate('brick-colour-1024.jpg', { isPacked: true }),
        candidate('brick-normal-1024.jpg', { isPacked: true }),
        candidate('brick-preview.jpg', { isPacked: true }),
      ),
    ).toEqual([
      ['brick-2048.jpg', 'color'],
      ['brick-normal-1024.jpg', 'normal'],
    ]);
  });

  it('have no roles without maps, also where a name has such a word', () => {
    expect(show(candidate('rough-paper.jpg'), candidate('smooth-paper.jpg'))).toEqual([
      ['rough-paper.jpg', 'roughness'],
      ['smooth-paper.jpg', null],
    ]);
    expect(show(candidate('base-camp.svg'))).toEqual([['base-camp.svg', null]]);
    expect(show()).toEqual([]);
  });

  it('are files that show the work where there are no others', () => {
    expect(show(candidate('preview.png'))).toEqual([['preview.png', null]]);
  });
});

it('names a tile by the words that not all have', () => {
  const paths = ['pattern-leaf-tile.svg', 'all/pattern-leaf-ink-on-paper.svg', 'all/pattern-leaf-midnight.svg'];
  expect(paths.map((path) => nameApart(path, paths))).toEqual(['tile', 'ink on paper', 'midnight']);
  expect(nameApart('তারাভরা-রাত.svg', ['তারাভরা-রাত.svg'])).toBe('');
});
