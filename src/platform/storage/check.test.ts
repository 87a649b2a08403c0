import { describe, expect, it } from 'vitest';
import { throttleHealthCheck } from './check.ts';

function probe() {
  const state = { now: 1000, probes: 0, failure: undefined as Error | undefined };
  const storage = {
    check: async () => {
      state.probes += 1;
      if (state.failure !== undefined) throw state.failure;
    },
  };
  return { state, check: throttleHealthCheck(storage, { milliseconds: 5000, now: () => state.now }) };
}

describe('a throttled health check', () => {
  it('writes one probe for all callers within the interval', async () => {
    const { state, check } = probe();
    await Promise.all([check(), check(), check()]);
    state.now += 4999;
    await check();
    expect(state.probes).toBe(1);
    state.now += 1;
    await check();
    expect(state.probes).toBe(2);
  });

  it('reports a failure to all of them, and checks again after the interval', async () => {
    const { state, check } = probe();
    state.failure = new Error('disk full');
    await expect(check()).rejects.toThrow('disk full');
    state.failure = undefined;
    await expect(check()).rejects.toThrow('disk full');
    state.now += 5000;
    await expect(check()).resolves.toBeUndefined();
    expect(state.probes).toBe(2);
  });
});
