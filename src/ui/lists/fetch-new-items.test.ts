import { expect, it } from 'vitest';
import { fetchNewItems, type ListPage } from './fetch-new-items.ts';

function listOf(pages: Record<string, ListPage<number>>) {
  const asked: string[] = [];
  const fetchPage = async (cursor: string) => {
    asked.push(cursor);
    return pages[cursor] ?? { items: [], next: null };
  };
  return { asked, fetchPage };
}

const known = (item: number) => item <= 2;

it('leaves out what is known', async () => {
  const { fetchPage } = listOf({ a: { items: [2, 3, 4], next: 'b' } });
  expect(await fetchNewItems('a', fetchPage, known)).toEqual({ items: [3, 4], next: 'b' });
});

it('goes on where a page brings nothing new', async () => {
  const { asked, fetchPage } = listOf({
    a: { items: [1], next: 'b' },
    b: { items: [], next: 'c' },
    c: { items: [5], next: null },
  });
  expect(await fetchNewItems('a', fetchPage, known)).toEqual({ items: [5], next: null });
  expect(asked).toEqual(['a', 'b', 'c']);
});

it('ends the list after an empty last page', async () => {
  const { fetchPage } = listOf({ a: { items: [], next: null } });
  expect(await fetchNewItems('a', fetchPage, known)).toEqual({ items: [], next: null });
});

it('ends where a cursor leads to itself, and asks a few times at most', async () => {
  expect(await fetchNewItems('a', listOf({ a: { items: [1], next: 'a' } }).fetchPage, known)).toEqual({
    items: [],
    next: null,
  });
  let calls = 0;
  await fetchNewItems(
    '0',
    async () => {
      calls += 1;
      return { items: [1], next: String(calls) };
    },
    known,
  );
  expect(calls).toBe(5);
});
