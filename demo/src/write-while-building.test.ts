import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeWhileBuilding } from './write-while-building.ts';

/** Lets Node.js report unhandled rejections, which make Vitest fail the run. */
const settle = (): Promise<void> => setImmediate();

it('keeps the failure of a write that fails while the next item is made', async () => {
  const begun: number[] = [];
  async function* build() {
    for (const item of [1, 2, 3, 4]) {
      yield item;
      await settle();
      await settle();
    }
  }
  const written = writeWhileBuilding(build(), 3, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('the disk is full');
  });
  await expect(written).rejects.toThrow('the disk is full');
  expect(begun).toEqual([1]);
});

it('ends what was begun before it throws what the source threw', async () => {
  const ended: number[] = [];
  async function* build() {
    yield 1;
    yield 2;
    throw new Error('cannot be built');
  }
  const written = writeWhileBuilding(build(), 3, async (item) => {
    await settle();
    ended.push(item);
  });
  await expect(written).rejects.toThrow('cannot be built');
  expect(ended).toEqual([1, 2]);
});

it('writes at most as many at the same time as allowed, and all of them', async () => {
  let writing = 0;
  const counts: number[] = [];
  async function* build() {
    for (let item = 0; item < 10; item += 1) yield item;
  }
  await writeWhileBuilding(build(), 3, async () => {
    writing += 1;
    counts.push(writing);
    await settle();
    writing -= 1;
  });
  expect([counts.length, Math.max(...counts), writing]).toEqual([10, 3, 0]);
});
