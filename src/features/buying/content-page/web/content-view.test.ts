import { describe, expect, it } from 'vitest';
import { chooseTier, findFilm, firstChoice, groupByFiles, type VariantView } from './content-view.ts';

const make = (id: string, of: { files: string; licence?: string; price?: number | null; isOwned?: boolean }) =>
  ({
    id,
    name: of.files,
    price: of.price === undefined ? 100 : of.price,
    currency: 'BDT',
    isOwned: of.isOwned ?? false,
    licence: { code: of.licence ?? 'standard' },
    files: of.files.split('+').map((_id) => ({ _id })),
  }) as unknown as VariantView;

describe('variants', () => {
  it('of the same files are one choice of files, then of the licence', () => {
    const variants = [
      make('a', { files: 'svg' }),
      make('b', { files: 'svg+png' }),
      make('c', { files: 'svg', licence: 'extended' }),
    ];
    expect(groupByFiles(variants).map(({ id, tiers }) => [id, tiers.map((each) => each.id)])).toEqual([
      ['a', ['a', 'c']],
      ['b', ['b']],
    ]);
    expect(groupByFiles([])).toEqual([]);
  });

  it('begin with the licence that was chosen before, where it can be had', () => {
    const before = make('x', { files: 'svg', licence: 'extended' });
    const tiers = [make('a', { files: 'png' }), make('b', { files: 'png', licence: 'extended' })];
    expect(chooseTier({ id: 'a', tiers }, before)?.id).toBe('b');
    expect(chooseTier({ id: 'a', tiers: tiers.slice(0, 1) }, before)?.id).toBe('a');
    const gone = make('b', { files: 'png', licence: 'extended', price: null });
    expect(chooseTier({ id: 'a', tiers: [make('a', { files: 'png' }), gone] }, before)?.id).toBe('a');
  });

  it('begin with what is owned, else with what has a price', () => {
    const dear = make('a', { files: 'svg', price: null });
    const cheap = make('b', { files: 'png' });
    const own = make('c', { files: 'eps', price: null, isOwned: true });
    expect(firstChoice([dear, cheap, own])?.id).toBe('c');
    expect(firstChoice([dear, cheap])?.id).toBe('b');
    expect(firstChoice([dear])?.id).toBe('a');
    expect(firstChoice([])).toBeUndefined();
  });
});

describe('the video that a page plays', () => {
  const video = (_id: string, price: number | null) => ({
    _id,
    price,
    files: [{ _id: `${_id}-file`, mediaType: 'video/mp4' }],
  });
  const work = { _id: 'w', variants: [video('trailer', 0), video('film', 900)] } as unknown as Parameters<
    typeof findFilm
  >[0];

  it.each([
    ['a visitor', { variantIds: [], seesUnmarked: false }, 'trailer'],
    ['a buyer', { variantIds: ['film'], seesUnmarked: true }, 'film'],
    ['who took the trailer', { variantIds: ['trailer'], seesUnmarked: false }, 'trailer'],
    ['its contributor', { variantIds: [], seesUnmarked: true }, 'film'],
  ])('is for %s the dearest one that they may play', (_who, owned, expected) => {
    expect(findFilm(work, owned)).toBe(`/api/v1/content/play/w/${expected}/${expected}-file`);
  });

  it('is none where nothing may be played', () => {
    const paid = { ...work, variants: work.variants.slice(1) };
    expect(findFilm(paid, { variantIds: [], seesUnmarked: false })).toBeNull();
  });
});
