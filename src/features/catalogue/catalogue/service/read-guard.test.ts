import { describe, expect, it } from 'vitest';
import { ReadGuard } from './read-guard.ts';

const options = { concurrent: 2, window: 1000, waitShare: 0.4, longReads: 14 };
const LIMIT = 50;

/** Creates work that the test finishes. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: () => resolve('counted') };
}

describe('a guard of reads', () => {
  it('lets so many run at a time, and gives the turn to who waits', async () => {
    const guard = new ReadGuard(options);
    const works = [createWork(), createWork(), createWork()];
    const answers = works.map(({ run }, at) => guard.run(`network ${at}`, 20_000, run));
    works[2]?.end();
    works[0]?.end();
    expect(await answers[0]).toBe('counted');
    expect(await answers[2]).toBe('counted');
    works[1]?.end();
    expect(await answers[1]).toBe('counted');
  });

  it('leaves out what waits too long, and goes on afterwards', async () => {
    const guard = new ReadGuard(options);
    const works = [createWork(), createWork()];
    const answers = works.map(({ run }) => guard.run('a', LIMIT, run));
    expect(await guard.run('b', LIMIT, () => Promise.resolve('never'))).toBeUndefined();
    for (const { end } of works) end();
    await Promise.all(answers);
    expect(await guard.run('b', LIMIT, () => Promise.resolve('now'))).toBe('now');
  });

  it('gives each network a share of the time, anew in each window', async () => {
    let now = 0;
    const guard = new ReadGuard({ ...options, window: 4000, clock: () => now });
    const count = (network: string, takes: number) =>
      guard.run(network, LIMIT, () => {
        now += takes;
        return Promise.resolve('counted');
      });
    expect(await count('a', 400)).toBe('counted');
    expect(await count('a', 400)).toBe('counted');
    expect(await count('a', 400)).toBeUndefined();
    expect(await count('b', 400)).toBe('counted');
    now = 5000;
    expect(await count('a', 400)).toBe('counted');
  });

  it('gives nothing to who waited while the others of its network used up the share', async () => {
    let now = 0;
    const guard = new ReadGuard({ ...options, concurrent: 1, waitShare: 1000, clock: () => now });
    const [work, begun] = [createWork(), Promise.withResolvers<void>()];
    const first = guard.run('a', LIMIT, () => {
      begun.resolve();
      return work.run();
    });
    const second = guard.run('a', LIMIT, () => Promise.resolve('never'));
    const other = guard.run('b', LIMIT, () => Promise.resolve('counted'));
    await begun.promise;
    now = 900;
    work.end();
    expect(await first).toBe('counted');
    expect(await second).toBeUndefined();
    expect(await other).toBe('counted');
  });

  it('gives its turn back after a failure', async () => {
    const guard = new ReadGuard({ ...options, concurrent: 1 });
    await expect(guard.run('a', LIMIT, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await guard.run('a', LIMIT, () => Promise.resolve('counted'))).toBe('counted');
  });
});
