import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { chooseTier, findOwnedTier, firstChoice, groupByFiles, type VariantView } from './content-view.ts';
import { describeFilm } from './gallery/film-facts.ts';
import { findFilm, toWords } from './to-content-view.ts';

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

  it('are an upgrade only where there is an order to upgrade from', () => {
    const base = { ...make('a', { files: 'svg', isOwned: true }), licence: { code: 'standard', tier: 'standard' } };
    const larger = make('b', { files: 'svg', licence: 'extended' });
    const find = (upgradeOrder: string | null) => {
      const chosen = { ...larger, upgradeOrder };
      return findOwnedTier([base as VariantView, chosen], chosen)?.code;
    };
    expect([find('order'), find(null)]).toEqual(['standard', undefined]);
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

describe('the words below a preview', () => {
  afterEach(() => overwriteGetLocale(() => 'en'));

  it.each([
    ['Boat', 'নৌকা', 'en', 'en', 'Boat', 'en'],
    ['Boat', 'নৌকা', 'en', 'bn', 'নৌকা', 'bn'],
    ['Boat', null, 'en', 'bn', 'Boat', 'en'],
    ['', 'Boat', 'bn', 'bn', 'Boat', 'en'],
  ] as const)(
    '%s / %s of a work in %s are on a page in %s: %s (%s)',
    (caption, translatedCaption, of, page, words, lang) => {
      overwriteGetLocale(() => page);
      expect(toWords({ alt: 'Title', caption, translatedCaption }, of)).toEqual({
        alt: words,
        caption: words,
        captionLang: lang,
      });
    },
  );

  it('are none where nobody wrote any; then the title stands for the picture', () => {
    expect(toWords({ alt: 'Title', caption: '', translatedCaption: null }, 'en')).toMatchObject({
      alt: 'Title',
      caption: '',
    });
  });

  it('say how a film is made, as far as that is known', () => {
    const film = { seconds: 12.4, width: 1920, height: 1080, fps: 29.97, codec: 'h264', hasSound: false, isLoop: true };
    expect(describeFilm(film)).toBe('0:12 · 1,920 × 1,080 px · 29.97 fps · H.264 · No sound · Loops seamlessly');
    const unknown = { ...film, fps: null, codec: null, hasSound: null, isLoop: null };
    expect(describeFilm(unknown)).toBe('0:12 · 1,920 × 1,080 px');
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
