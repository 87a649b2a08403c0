import { describe, expect, it } from 'vitest';
import { findDifferences } from './find-differences.ts';
import type { Review } from './review-view.ts';

type Work = Review['work'];

const live: Work = {
  _id: 'live',
  status: 'published',
  revisionOf: null,
  revisionId: 'revision',
  version: 1,
  title: 'A boat',
  translatedTitle: null,
  language: 'en',
  description: 'A boat on the river.',
  category: { _id: 'icons', key: 'icons', name: 'Icons', nameBn: 'আইকন' },
  subcategories: [],
  keywords: ['boat', 'river', 'wood'],
  ai: false,
  showsPeople: false,
  showsProperty: false,
  changeNote: '',
  variants: [],
  previews: [],
  releases: [],
  missing: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  submittedAt: null,
  publishedAt: '2026-01-01T00:00:00.000Z',
  suggested: [],
  takedown: null,
};
const variant = (price: number | null, sha256: string): Work['variants'][number] => ({
  _id: 'variant',
  name: 'PNG',
  licence: 'cc0-1.0',
  licenceName: { code: 'cc0-1.0', name: 'CC0 1.0', nameBn: null },
  price,
  isPublished: true,
  files: [
    {
      _id: 'file',
      name: 'boat.png',
      format: 'png',
      containedFormats: [],
      mediaType: 'image/png',
      size: 9,
      width: 3,
      height: 3,
      sha256,
      figures: {},
    },
  ],
});

describe('what a revision changes', () => {
  it('is nothing where only its own status and note differ', () => {
    const revision: Work = { ...live, _id: 'revision', status: 'pending', revisionOf: 'live', changeNote: 'Anew.' };
    expect(findDifferences(live, revision, 'BDT')).toEqual([]);
  });

  it('is each field with both texts', () => {
    const revision: Work = { ...live, title: 'A red boat', keywords: ['boat', 'red'], ai: true };
    expect(findDifferences(live, revision, 'BDT')).toEqual([
      { label: 'Title', before: 'A boat', after: 'A red boat' },
      { label: 'Keywords', before: 'boat, river, wood', after: 'boat, red' },
      { label: 'Made with AI', before: 'No', after: 'Yes' },
    ]);
  });

  it('is a price, and a file of the same name with other bytes', () => {
    const [before, after] = [variant(0, 'a'.repeat(64)), variant(null, 'b'.repeat(64))];
    const [difference] = findDifferences({ ...live, variants: [before] }, { ...live, variants: [after] }, 'BDT');
    expect(difference).toEqual({
      label: 'Variants and files',
      before: 'PNG · Free · CC0 1.0\n  boat.png (aaaaaaaa)',
      after: 'PNG · No price · CC0 1.0\n  boat.png (bbbbbbbb)',
    });
  });
});
