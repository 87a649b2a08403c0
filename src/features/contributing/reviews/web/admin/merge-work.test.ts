import { expect, it } from 'vitest';
import { mergeWork, type WorkFields } from './merge-work.ts';

const work: WorkFields = {
  title: 'Boat',
  description: 'On the river',
  keywords: 'boat, river',
  categoryId: 'a',
  subcategoryIds: ['x'],
  ai: false,
};

it('takes over what was changed elsewhere and not touched here', () => {
  expect(mergeWork(work, { ...work, description: 'At sea', ai: true }, { ...work, title: 'Red boat' })).toEqual({
    taken: ['description', 'ai'],
    conflicts: [],
  });
});

it('leaves what was typed where both changed it, and says so', () => {
  const now = { ...work, title: 'Blue boat', subcategoryIds: ['y'] };
  expect(mergeWork(work, now, { ...work, title: 'Red boat', subcategoryIds: [] })).toEqual({
    taken: [],
    conflicts: ['title', 'subcategoryIds'],
  });
});

it('sees no conflict where both typed the same, or nothing changed', () => {
  const now = { ...work, title: 'Red boat' };
  expect(mergeWork(work, now, { ...work, title: 'Red boat' })).toEqual({ taken: [], conflicts: [] });
  expect(mergeWork(work, work, { ...work, title: 'Red boat' })).toEqual({ taken: [], conflicts: [] });
});
