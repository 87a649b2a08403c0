import { expect, it } from 'vitest';
import { ApiError } from '../../../../../ui/api/client.ts';
import { createHandOver } from './hand-over.ts';
import { createItem, type QueueItem } from './queue-item.ts';

const noAnswer = new ApiError(520, 'no_answer', 'Something went wrong.');

/** Creates a queue of ready files that are passed to `take`. */
function open(names: readonly string[], take: (ids: string[]) => Promise<void>) {
  let items: QueueItem[] = names.map((name) => ({
    ...createItem({ key: name, name, folder: '', size: 1 }),
    state: 'ready',
    uploadId: name,
  }));
  const calls: string[][] = [];
  const mark = (some: readonly QueueItem[], state: QueueItem['state']) => {
    items = items.map((item) => (some.some(({ key }) => key === item.key) ? { ...item, state } : item));
  };
  const handOver = createHandOver({
    getItems: () => items,
    take: (ids) => {
      calls.push(ids);
      return take(ids);
    },
    onTaken: (some) => {
      items = items.filter((item) => !some.includes(item));
    },
    onStuck: (some) => mark(some, 'stuck'),
    onFailed: (some) => mark(some, 'failed'),
  });
  const retry = () => {
    mark(items, 'ready');
    return handOver();
  };
  return { calls, handOver, retry, states: () => items.map(({ name, state }) => `${name} ${state}`) };
}

it('keeps all files where nobody answers, without asking for each, and hands them over later', async () => {
  let isDown = true;
  const queue = open(['a.png', 'b.png', 'c.png'], () => (isDown ? Promise.reject(noAnswer) : Promise.resolve()));
  await queue.handOver();
  expect(queue.states()).toEqual(['a.png stuck', 'b.png stuck', 'c.png stuck']);
  expect(queue.calls).toHaveLength(1);
  isDown = false;
  await queue.retry();
  expect(queue.states()).toEqual([]);
});

it('tells a refusal of one file from a lost connection', async () => {
  const queue = open(['a.png', 'b.png', 'c.png'], (ids) => {
    if (ids.includes('c.png') && ids.length === 1) return Promise.reject(noAnswer);
    return ids.includes('b.png') ? Promise.reject(new ApiError(409, 'conflict', 'Used.')) : Promise.resolve();
  });
  await queue.handOver();
  expect(queue.states()).toEqual(['b.png failed', 'c.png stuck']);
});
