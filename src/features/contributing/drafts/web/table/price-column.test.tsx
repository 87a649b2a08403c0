import { expect, it } from 'vitest';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { createDraftsStore } from '../drafts-store.ts';
import { exportTable, importTable } from './apply-table.ts';
import { planBulk } from './bulk-changes.ts';
import { type Choices, columns } from './columns.ts';
import { listColumns } from './price-column.tsx';

const place = (key: string) => ({ _id: key, key, name: key, nameBn: null });
const choices: Choices = {
  categories: ['icons', 'photos'].map((key) => ({ ...place(key), subcategories: [] })),
  licences: [],
  vat: { basisPoints: 1500, categories: [{ categoryId: 'icons', basisPoints: 500 }] },
};
const draft = (category: string | null, ...prices: (number | null)[]): OwnContent =>
  ({
    _id: '1',
    title: 'Boats',
    translatedTitle: null,
    language: 'en',
    description: '',
    category: category === null ? null : place(category),
    subcategories: [],
    keywords: [],
    suggested: [],
    variants: prices.map((price, at) => ({ _id: `v${at}`, name: 'PNG', licence: 'standard', price, files: [] })),
    previews: [],
    releases: [],
    ai: false,
    updatedAt: 'v1',
  }) as unknown as OwnContent;
const column = listColumns(choices).find(({ key }) => key === 'price') as (typeof columns)[number];

it('is the column of what buyers pay, if prices are entered with VAT', () => {
  expect(listColumns({ vat: null })).toBe(columns);
});

it('shows and takes prices without VAT, at the rate of the category', () => {
  expect(column.label()).toBe('Without VAT (৳)');
  expect(column.read(draft('photos', 46_000), choices)).toBe('400');
  expect(column.read(draft('icons', 42_000), choices)).toBe('400');
  expect(column.read(draft(null, 46_000, 46_000), choices)).toBe('400');
  expect(column.read(draft('photos', 46_000, 23_000), choices)).toBe('…');
  expect(column.read(draft('photos', null), choices)).toBe('');
  const pricesOf = (text: string, content: OwnContent) => {
    const parsed = column.parse(text, content, choices);
    return typeof parsed === 'string' ? parsed : parsed.variants?.map(({ price }) => price);
  };
  expect(pricesOf('৪০০', draft('photos', null, 100))).toEqual([46_000, 46_000]);
  expect(pricesOf('400', draft('icons', null))).toEqual([42_000]);
  expect(pricesOf('400', draft(null, null))).toEqual([46_000]);
  expect(pricesOf('free', draft('icons', 42_000))).toEqual([0]);
  expect(pricesOf('', draft('icons', 42_000))).toEqual([null]);
  expect(pricesOf('86.97', draft('photos', 10_002))).toEqual([10_002]);
  expect(pricesOf('much', draft('photos', 10_002))).toContain('much');
});

it('is used for several drafts at once, after their category has changed', () => {
  const { changes } = planBulk([draft('photos', null)], { category: 'icons', price: '400' }, choices);
  expect(changes.get('1')).toMatchObject({ categoryId: 'icons', variants: [{ price: 42_000 }] });
});

it('is not used in files, which have what buyers pay', () => {
  const content = draft('photos', 46_000);
  const store = createDraftsStore(
    { save: () => Promise.resolve([]), read: () => Promise.resolve(content), schedule: () => () => undefined },
    [content],
  );
  expect(exportTable(store, ['1'], choices)).toContain('"460"');
  expect(
    importTable(
      store,
      ['1'],
      [
        ['id', 'price'],
        ['1', '500'],
      ],
      choices,
    ),
  ).toEqual([]);
  expect(store.getRow('1')?.pending.variants).toMatchObject([{ price: 50_000 }]);
});
