import { expect, it } from 'vitest';
import { cutBatch } from './cut-batch.ts';

const draft = (keywords: number, description = '') => ({
  ...{ _id: 'a', updatedAt: 'v1' },
  changes: { description, keywords: Array.from({ length: keywords }, (_, at) => `boat ${at}`) },
});
const drafts = (count: number, ...of: Parameters<typeof draft>) => Array.from({ length: count }, () => draft(...of));

it('a call has twenty drafts, or fewer with many keywords or long texts, and at least one', () => {
  expect(cutBatch(drafts(45, 3))).toHaveLength(20);
  expect(cutBatch(drafts(45, 50))).toHaveLength(14);
  expect(cutBatch(drafts(45, 3, 'x'.repeat(60_000)))).toHaveLength(3);
  expect(cutBatch(drafts(2, 900))).toHaveLength(1);
  expect(cutBatch([])).toEqual([]);
});
