import { expect, it } from 'vitest';
import { ApiError, type ArborApi } from '../../../../../ui/api/client.ts';
import { changeNetPrices, changeWorks, publishWorks, submitWorks } from './run-bulk.ts';

function apiOf(answer: (key: string, ids: string[]) => unknown) {
  const calls: [string, number][] = [];
  const api = (async (key: string, { body: { ids } }: { body: { ids: string[] } }) => {
    calls.push([key, ids.length]);
    return answer(key, ids);
  }) as unknown as ArborApi;
  return { api, calls };
}
const ok = (_id: string) => ({ _id, content: { _id: `r-${_id}` }, problem: null });
const no = (_id: string) => ({ _id, content: null, problem: { detail: 'In review.', errors: [] } });

it('asks for fifty at a time, and brings all answers together', async () => {
  const { api, calls } = apiOf((_, ids) => ({ items: ids.map((id) => (id === 'w3' ? no(id) : ok(id))) }));
  const ids = Array.from({ length: 120 }, (_, n) => `w${n}`);
  const { done, problems } = await publishWorks(api, ids, false);
  expect(calls.map(([, count]) => count)).toEqual([50, 50, 20]);
  expect([done.length, [...problems]]).toEqual([119, [['w3', 'In review.']]]);
});

it('sends the revisions of what was changed, and tells each work why its revision was refused', async () => {
  const { api, calls } = apiOf((key, ids) =>
    key === 'POST /content/submit'
      ? {
          done: ids.filter((id) => id !== 'r-b'),
          refused: [{ _id: 'r-b', detail: '', errors: [{ message: 'A price is missing.' }] }],
        }
      : { items: ids.map((id) => (id === 'c' ? no(id) : ok(id))) },
  );
  const outcome = await changeWorks(api, ['a', 'b', 'c', 'd'], {
    changes: { price: 1 },
    submitted: new Set(['a', 'b', 'c']),
  });
  expect(calls).toEqual([
    ['PUT /content/change-many', 4],
    ['POST /content/submit', 2],
  ]);
  expect(outcome.done).toEqual(['a', 'd']);
  expect([...outcome.problems]).toEqual([
    ['b', 'A price is missing.'],
    ['c', 'In review.'],
  ]);
});

it('gives the works of a call that failed its reason, and goes on', async () => {
  let isFirst = true;
  const { api } = apiOf((_, ids) => {
    if (!isFirst) return { done: ids, refused: [] };
    isFirst = false;
    throw new ApiError(503, 'busy', 'Try again soon.', { detail: 'Try again soon.' });
  });
  const { done, problems } = await submitWorks(
    api,
    Array.from({ length: 51 }, (_, n) => `w${n}`),
  );
  expect([done, problems.size, problems.get('w0')]).toEqual([['w50'], 50, 'Try again soon.']);
});

it('adds the VAT of each category to a price without VAT', async () => {
  const sent: unknown[] = [];
  const api = (async (_: string, { body }: { body: { ids: string[]; changes: unknown } }) => {
    sent.push(body);
    return { items: body.ids.map((id) => (id === 'c' ? no(id) : ok(id))) };
  }) as unknown as ArborApi;
  const of = (_id: string, key: string) => ({ _id, category: { _id: key, key, name: key, nameBn: null } });
  const outcome = await changeNetPrices(
    api,
    [of('a', 'photos'), of('b', 'icons'), of('c', 'fonts'), { _id: 'd', category: null }],
    { basisPoints: 1500, categories: [{ categoryId: 'icons', basisPoints: 500 }] },
    { changes: { price: 40_000, changeNote: 'New price' }, submitted: new Set() },
  );
  expect(sent).toEqual([
    { ids: ['a', 'c', 'd'], changes: { price: 46_000, changeNote: 'New price' } },
    { ids: ['b'], changes: { price: 42_000, changeNote: 'New price' } },
  ]);
  expect([outcome.done, [...outcome.problems]]).toEqual([['a', 'd', 'b'], [['c', 'In review.']]]);
});
