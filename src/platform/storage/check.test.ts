import { describe, expect, it } from 'vitest';
import { recordLog } from '../../../tests/support/log.ts';
import { openStorageHealth } from './check.ts';
import { StorageError } from './errors.ts';

function probe() {
  const state = { now: 1000, probes: 0, takes: 0, failure: undefined as Error | undefined };
  const storage = {
    check: async () => {
      state.probes += 1;
      state.now += state.takes;
      if (state.failure !== undefined) throw state.failure;
    },
  };
  const { log, lines } = recordLog();
  const readLines = () => lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: unknown });
  return { state, readLines, health: openStorageHealth(storage, { log, milliseconds: 5000, now: () => state.now }) };
}

describe('the health of the storage', () => {
  it('writes one probe for all callers within the interval', async () => {
    const { state, health } = probe();
    await Promise.all([health.check(), health.check(), health.check()]);
    state.now += 4999;
    await health.check();
    expect(state.probes).toBe(1);
    state.now += 1;
    await health.check();
    expect(state.probes).toBe(2);
  });

  it('names the cause to all of them, and checks again after the interval', async () => {
    const { state, health } = probe();
    state.failure = new StorageError('put: SignatureDoesNotMatch, 403');
    expect(await health.check()).toBe('put: SignatureDoesNotMatch, 403');
    state.failure = undefined;
    expect(await health.check()).toBe('put: SignatureDoesNotMatch, 403');
    state.now += 5000;
    expect(await health.check()).toBeUndefined();
    expect(state.probes).toBe(2);
  });

  it('names no file of this machine', async () => {
    const { state, health } = probe();
    state.failure = Object.assign(new Error("EACCES: permission denied, open '/srv/arbor'"), { code: 'EACCES' });
    expect(await health.check()).toBe('EACCES');
  });

  it('gives the last outcome without waiting, and begins the next check', async () => {
    const { state, health } = probe();
    state.failure = new StorageError('put: ECONNREFUSED');
    expect(health.readLast()).toBeUndefined();
    await health.check();
    expect(health.readLast()).toBe('put: ECONNREFUSED');
    state.failure = undefined;
    state.now += 5000;
    expect(health.readLast()).toBe('put: ECONNREFUSED');
    await health.check();
    expect([health.readLast(), state.probes]).toEqual([undefined, 2]);
  });

  it('logs the cause once a minute while it lasts, and that it is over', async () => {
    const { state, readLines, health } = probe();
    state.failure = new StorageError('put: AccessDenied, 403');
    for (let seconds = 0; seconds < 150; seconds += 5) {
      await health.check();
      state.now += 5000;
    }
    state.failure = undefined;
    await health.check();
    state.now += 5000;
    await health.check();
    expect(readLines().map(({ level, msg }) => [level, msg])).toEqual([
      ...Array.from({ length: 3 }, () => [50, 'files can not be stored and read']),
      [30, 'files can be stored and read again'],
    ]);
    expect(readLines()[0]?.err).toMatchObject({ message: 'put: AccessDenied, 403' });
  });

  it('logs it each minute too where one check takes longer than the next', async () => {
    const { state, readLines, health } = probe();
    state.failure = new StorageError('put: ECONNREFUSED');
    for (const takes of [3000, 20, 1500]) {
      const begun = state.now;
      state.takes = takes;
      await health.check();
      state.now = begun + 60_000;
    }
    expect(readLines()).toHaveLength(3);
  });
});
