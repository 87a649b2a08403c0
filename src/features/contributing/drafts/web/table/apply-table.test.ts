import { expect, it } from 'vitest';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { parseCsv } from '../csv.ts';
import { createDraftsStore } from '../drafts-store.ts';
import { exportTable, importTable } from './apply-table.ts';

const choices = { categories: [], licences: [] } as unknown as Parameters<typeof exportTable>[2];
const untouched = {
  _id: '1',
  title: 'IMG_2042',
  translatedTitle: null,
  language: 'bn',
  description: '',
  category: null,
  subcategories: [],
  keywords: [],
  variants: [],
  previews: [],
  releases: [],
  suggested: [],
  ai: false,
  updatedAt: 'v1',
} as unknown as OwnContent;

it('a cell that comes back as it was given is no change, so that nobody has chosen its language', () => {
  const store = createDraftsStore(
    { save: () => Promise.resolve([]), read: () => Promise.resolve(untouched), schedule: () => () => undefined },
    [untouched],
  );
  const [head = [], row = []] = parseCsv(exportTable(store, ['1'], choices));
  expect(row[head.indexOf('language')]).toBe('bn');
  const named = row.map((text, at) => (head[at] === 'title' ? 'A boat' : text));
  expect(importTable(store, ['1'], [head, named], choices)).toEqual([]);
  expect(store.getRow('1')?.pending).toEqual({ title: 'A boat' });
  const chosen = named.map((text, at) => (head[at] === 'language' ? 'en' : text));
  importTable(store, ['1'], [head, chosen], choices);
  expect(store.getRow('1')?.pending).toEqual({ title: 'A boat', language: 'en' });
});
