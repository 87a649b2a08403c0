import { expect, it } from 'vitest';
import { BusyError, Turns } from './turns.ts';

/** Creates work that runs until the test ends it, and records the order in which it started. */
function openWork(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, key: string): Promise<void> =>
    turns.run(key, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

it('runs no more at once than it may, and the callers take turns', async () => {
  const { begun, ask, end } = openWork(new Turns({ atOnce: 2, maxWaiting: 20 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a');
  void ask('b1', 'b');
  void ask('c1', 'c');
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

it('refuses more of one caller than half of the places, and has a place for the next', async () => {
  const { begun, ask, end } = openWork(new Turns({ atOnce: 1, maxWaiting: 4 }));
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
  await expect(ask('a4', 'a')).rejects.toThrow(BusyError);
  void ask('b1', 'b');
  await expect(ask('b2', 'b')).rejects.toThrow(BusyError);
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  // All slots are free again.
  void ask('a5', 'a');
  await end('a5');
  expect(begun.at(-1)).toBe('a5');
});

it('gives up what waits too long, and goes on with the rest', async () => {
  const { begun, ask, end } = openWork(new Turns({ atOnce: 1, maxWaiting: 9, maxWaitMs: 20 }));
  void ask('a1', 'a');
  await expect(ask('a2', 'a')).rejects.toThrow(BusyError);
  void ask('a3', 'a');
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
});

it('goes on after work that failed', async () => {
  const turns = new Turns({ atOnce: 1, maxWaiting: 2 });
  const failing = turns.run('a', () => Promise.reject(new Error('broken')));
  const next = turns.run('a', async () => 'made');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('made');
});
