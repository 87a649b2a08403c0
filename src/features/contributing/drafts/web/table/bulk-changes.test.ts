import { expect, it } from 'vitest';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { planBulk } from './bulk-changes.ts';

const place = (key: string) => ({ _id: key, key, name: key, nameBn: null });
const choices = {
  categories: [
    { ...place('icons'), subcategories: [place('food')] },
    { ...place('photos'), subcategories: [place('rivers')] },
  ],
  licences: [{ code: 'standard', name: 'Standard', nameBn: null }],
  vat: null,
};
const draft = (id: string, category: string): OwnContent =>
  ({
    _id: id,
    title: id,
    category: place(category),
    subcategories: [],
    keywords: ['boat'],
    suggested: ['category'],
    variants: [{ _id: 'v', name: 'PNG', licence: 'x', price: null, files: [{ _id: 'f' }] }],
    previews: [],
    releases: [],
  }) as unknown as OwnContent;

it('changes only what is given, and adds keywords to those that are there', () => {
  const { errors, changes } = planBulk(
    [draft('1', 'icons'), draft('2', 'photos')],
    { category: 'photos', subcategory: 'rivers', licence: 'Standard', price: '120', keywords: 'river, boat', ai: '' },
    choices,
  );
  expect(errors).toEqual({});
  expect(changes.get('1')).toMatchObject({
    categoryId: 'photos',
    subcategoryIds: ['rivers'],
    keywords: ['boat', 'river'],
    variants: [{ _id: 'v', name: 'PNG', licence: 'standard', price: 12_000, files: [{ _id: 'f' }] }],
  });
  expect(changes.get('1')).not.toHaveProperty('ai');
});

it('says which values one of the drafts can’t take', () => {
  const { errors } = planBulk(
    [draft('1', 'icons'), draft('2', 'photos')],
    { subcategory: 'food', price: 'much' },
    choices,
  );
  expect(Object.keys(errors).sort()).toEqual(['price', 'subcategory']);
});
