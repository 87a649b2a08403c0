import { expect, it } from 'vitest';
import { batchLookups } from './batch-lookups.ts';

type Rows = ReadonlyMap<string, string>;

/** Creates a reader whose queries the test answers. */
function createReader() {
  const queries: { readonly keys: readonly string[]; answer: (rows?: Rows) => void; fail: (error: Error) => void }[] =
    [];
  const find = batchLookups<null, string>(
    (_, keys) =>
      new Promise((resolve, reject) => {
        const rows = new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
        queries.push({ keys, answer: (own = rows) => resolve(own), fail: reject });
      }),
  );
  return { queries, find: (key: string) => find(null, key), keys: () => queries.map((each) => each.keys) };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('asks for one at once, and for all that came meanwhile with the next query', async () => {
  const { queries, find, keys } = createReader();
  const first = find('a');
  expect(keys()).toEqual([['a']]);
  const others = [find('b'), find('c'), find('b'), find('nobody')];
  await settle();
  expect(queries).toHaveLength(1);
  queries[0]?.answer();
  expect(await first).toBe('row of a');
  await settle();
  expect(keys()).toEqual([['a'], ['b', 'c', 'nobody']]);
  queries[1]?.answer();
  expect(await Promise.all(others)).toEqual(['row of b', 'row of c', 'row of b', undefined]);
});

it('never answers with what was read before the question', async () => {
  const { queries, find } = createReader();
  const before = find('a');
  const after = find('a');
  queries[0]?.answer(new Map([['a', 'alive']]));
  expect(await before).toBe('alive');
  await settle();
  queries[1]?.answer(new Map());
  expect(await after).toBeUndefined();
});

it('tells each caller of a query that failed, and goes on with the next', async () => {
  const { queries, find, keys } = createReader();
  const first = find('a');
  const second = find('b');
  queries[0]?.fail(new Error('connection lost'));
  await expect(first).rejects.toThrow('connection lost');
  await settle();
  queries[1]?.answer();
  expect(await second).toBe('row of b');
  const third = find('c');
  expect(keys()).toEqual([['a'], ['b'], ['c']]);
  queries[2]?.answer();
  expect(await third).toBe('row of c');
});

it('asks on what the first caller of each query gave', async () => {
  const asked: string[] = [];
  const find = batchLookups<string, string>(async (on, keys) => {
    asked.push(`${on}: ${keys.join(' ')}`);
    return new Map();
  });
  await Promise.all([find('one', 'a'), find('two', 'b'), find('three', 'c')]);
  expect(asked).toEqual(['one: a', 'two: b c']);
});

it('sends a hundred keys with a query at most', async () => {
  const { queries, find, keys } = createReader();
  const all = Array.from({ length: 251 }, (_, at) => find(String(at)));
  for (let at = 0; at < 4; at += 1) {
    queries[at]?.answer();
    await settle();
  }
  expect(keys().map(({ length }) => length)).toEqual([1, 100, 100, 50]);
  expect(await Promise.all(all)).toEqual(Array.from({ length: 251 }, (_, at) => `row of ${at}`));
});
