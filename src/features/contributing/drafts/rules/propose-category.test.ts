import { expect, it } from 'vitest';
import { standardCategories } from '../../../catalogue/categories/rules/standard-categories.ts';
import type { DescribedFile } from './file-words.ts';
import { proposePlace } from './propose-category.ts';

const categories = standardCategories.map(({ subcategories, ...category }) => ({
  ...category,
  _id: category.key,
  subcategories: subcategories.map((place) => ({ ...place, _id: place.key })),
}));

const file = (name: string, kind: DescribedFile['kind'], more: Partial<DescribedFile> = {}): DescribedFile => ({
  name,
  kind,
  folder: '',
  format: name.split('.').at(-1) ?? '',
  figures: {},
  containedFormats: [],
  metadata: { title: null, description: null, keywords: [], author: null },
  ...more,
});
const propose = (one: DescribedFile, last?: ReadonlyMap<string, string>) => {
  const place = proposePlace(one, categories, last);
  return place === undefined ? undefined : [place.categoryId, place.subcategoryId];
};

it('knows the category by the kind of the file, whatever the name says', () => {
  expect(propose(file('Hind.ttf', 'font', { figures: { scripts: 'latin bengali' } }))).toEqual([
    'fonts',
    'bangla-fonts',
  ]);
  expect(propose(file('Amber Serif.otf', 'font', { figures: { scripts: 'latin' } }))).toEqual(['fonts', 'serif-fonts']);
  expect(propose(file('map click.wav', 'sound', { figures: { seconds: 1.2 } }))).toEqual(['audio', 'effects']);
  expect(propose(file('rain.mp3', 'sound', { figures: { seconds: 90 } }))).toEqual(['audio', 'ambience']);
  expect(propose(file('city.mp4', 'video'))).toEqual(['motion', null]);
  expect(propose(file('chair.glb', 'model'))).toEqual(['models', null]);
  expect(propose(file('studio.hdr', 'picture'))).toEqual(['environments', 'studio-hdri']);
  expect(propose(file('sea.gpl', 'palette'))).toEqual(['palettes', null]);
});

it('knows pictures, drawings and archives by their figures and by words of the name, folder and keywords', () => {
  const square = { figures: { width: 24, height: 24 } };
  expect(propose(file('IMG_2041.jpg', 'picture'))).toEqual(['photos', null]);
  expect(propose(file('HistoricFerry-2.jpg', 'picture'))).toEqual(['photos', 'historic-photos']);
  expect(propose(file('home.svg', 'vector', square))).toEqual(['icons', 'home-icons']);
  expect(propose(file('weather.zip', 'archive', { containedFormats: ['svg', 'png'] }))).toEqual([
    'icons',
    'nature-icons',
  ]);
  expect(propose(file('01.svg', 'vector', { folder: 'Geometric patterns' }))).toEqual([
    'patterns',
    'geometric-patterns',
  ]);
  expect(
    propose(
      file('dhaka.svg', 'vector', {
        metadata: { title: 'মানচিত্র', description: null, keywords: ['দেশ'], author: null },
      }),
    ),
  ).toEqual(['maps', 'country-maps']);
  expect(propose(file('flags.zip', 'archive', { containedFormats: ['svg'] }))).toEqual(['flags', 'flag-sets']);
  expect(propose(file('audio player.svg', 'vector', square))).toEqual(['icons', null]);
  expect(propose(file('fonts.zip', 'archive', { containedFormats: ['txt', 'ttf'] }))?.[0]).toBe('fonts');
  expect(propose(file('invitation.pdf', 'document'))).toEqual(['templates', null]);
});

it('takes the last subcategory of the category where nothing says which, and none of another', () => {
  const last = new Map([['photos', 'landscape-photos']]);
  expect(propose(file('IMG_2041.jpg', 'picture'), last)).toEqual(['photos', 'landscape-photos']);
  expect(propose(file('IMG_2041.jpg', 'picture'), new Map([['photos', 'percussion']]))).toEqual(['photos', null]);
  expect(proposePlace(file('IMG_2041.jpg', 'picture'), [])).toBeUndefined();
  expect(
    proposePlace(file('IMG_2041.jpg', 'picture'), [
      { _id: '1', key: 'talks', name: 'Talks', nameBn: null, subcategories: [] },
    ]),
  ).toBeUndefined();
});
