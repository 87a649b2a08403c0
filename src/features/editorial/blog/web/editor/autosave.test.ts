import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../ui/api/client.ts';
import { Autosave } from './autosave.ts';
import type { Draft } from './draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Answer = number | ApiError;
const refusal = (status: number, errors: { path: string; message: string }[] = []): ApiError =>
  new ApiError(status, 'code', 'Words', { errors });

/** Creates an autosave whose server gives these answers in turn; without any, saves succeed and raise the revision. */
function create(...answers: Answer[]) {
  const calls: { changes: Partial<Draft>; revision: number }[] = [];
  const keys: string[] = [];
  const tries: number[] = [];
  const autosave = new Autosave({
    revision: 1,
    send: async (changes, { revision, saveKey, saveTry }) => {
      calls.push({ changes, revision });
      keys.push(saveKey);
      tries.push(saveTry);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const answer = answers.shift() ?? revision + 1;
      if (typeof answer !== 'number') throw answer;
      return { revision: answer };
    },
  });
  const kind = () => autosave.getState().status.kind;
  return { autosave, calls, keys, tries, kind };
}

describe('saving by itself', () => {
  it('waits for a pause, sends only what changed, and goes on from the revision that this made', async () => {
    const { autosave, calls, kind } = create();
    autosave.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change({ title: 'Boats' });
    expect([kind(), autosave.getState().isUnsaved]).toEqual(['waiting', true]);
    await vi.advanceTimersByTimeAsync(1400);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    expect(kind()).toBe('saving');
    await vi.advanceTimersByTimeAsync(100);
    expect([kind(), autosave.getState().isUnsaved]).toEqual(['saved', false]);
    autosave.change({ summary: 'Short' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual([
      { changes: { title: 'Boats' }, revision: 1 },
      { changes: { summary: 'Short' }, revision: 2 },
    ]);
  });

  it('does not wait for ever on somebody who never stops, nor calls more often than every five seconds', async () => {
    const { autosave, calls } = create();
    for (let second = 0; second < 60; second += 1) {
      autosave.change({ content: String(second) });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.length).toBeLessThanOrEqual(12);
  });

  it('saves at once where it is asked to, with what was typed during the call', async () => {
    const { autosave, calls, kind } = create();
    autosave.change({ title: 'One' });
    const saved = autosave.flush();
    autosave.change({ title: 'Two' });
    await vi.advanceTimersByTimeAsync(300);
    expect(await saved).toBe(true);
    expect([calls.map(({ changes }) => changes.title), kind()]).toEqual([['One', 'Two'], 'saved']);
  });
});

describe('what could not be saved', () => {
  it('is kept and tried again, with what was typed since', async () => {
    const { autosave, calls, kind } = create(refusal(520), refusal(503));
    autosave.change({ title: 'One', summary: 'Short' });
    await vi.advanceTimersByTimeAsync(1700);
    expect([kind(), autosave.getState().isUnsaved]).toEqual(['failed', true]);
    expect(autosave.getState().status).toMatchObject({ retries: true });
    autosave.change({ title: 'Two' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kind()).toBe('saved');
    expect(calls.at(-1)).toEqual({ changes: { title: 'Two', summary: 'Short' }, revision: 1 });
  });

  it('waits for a new sign-in, and for the button', async () => {
    const { autosave, calls, kind } = create(refusal(401));
    autosave.change({ title: 'One' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([kind(), calls.length]).toEqual(['signed-out', 1]);
    const saved = autosave.flush();
    await vi.advanceTimersByTimeAsync(200);
    expect([await saved, kind()]).toEqual([true, 'saved']);
  });

  it('does not keep the rest from being saved, and says what is wrong at its field until that changes', async () => {
    const { autosave, calls, kind } = create(refusal(400, [{ path: 'slug', message: 'Taken' }]));
    autosave.change({ slug: 'boats', title: 'Boats' });
    const saved = autosave.flush();
    await vi.advanceTimersByTimeAsync(300);
    expect([await saved, kind(), autosave.getState().errors]).toEqual([false, 'refused', { slug: 'Taken' }]);
    expect(calls.map(({ changes }) => changes)).toEqual([{ slug: 'boats', title: 'Boats' }, { title: 'Boats' }]);
    autosave.change({ slug: 'boats-2' });
    expect(autosave.getState().errors).toEqual({});
    await vi.advanceTimersByTimeAsync(6000);
    expect([kind(), calls.at(-1)?.changes]).toEqual(['saved', { slug: 'boats-2' }]);
  });

  it('is not tried again by itself where the whole was refused', async () => {
    const { autosave, calls, kind } = create(refusal(400, [{ path: 'title', message: 'Needed' }]));
    autosave.change({ content: '' });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(autosave.getState().status).toMatchObject({ retries: false });
    expect([kind(), calls.length]).toEqual(['failed', 1]);
  });
});

it.each([400, 403, 413, 415])('what is refused as it is with %i is not tried again by itself', async (status) => {
  const { autosave, calls, kind } = create(refusal(status));
  autosave.change({ content: 'long' });
  await vi.advanceTimersByTimeAsync(300_000);
  expect([kind(), calls.length]).toEqual(['failed', 1]);
});

it('a saving has one key until its answer comes, and the next one another; each try has a higher number', async () => {
  const { autosave, keys, tries } = create(refusal(520), refusal(503));
  autosave.change({ title: 'One' });
  await vi.advanceTimersByTimeAsync(60_000);
  autosave.change({ title: 'Two' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([keys.length, new Set(keys.slice(0, 3)).size, new Set(keys).size]).toEqual([4, 1, 2]);
  expect(tries).toEqual([1, 2, 3, 4]);
});

describe('two editors', () => {
  it('stop at a conflict until one of them is chosen', async () => {
    const { autosave, calls, kind } = create(refusal(409), 8);
    autosave.change({ title: 'Mine' });
    await vi.advanceTimersByTimeAsync(1700);
    autosave.change({ summary: 'Typed since' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([kind(), calls.length, await autosave.flush()]).toEqual(['conflict', 1, false]);
    const saved = autosave.overwrite(7, { title: 'Mine', content: 'all' });
    await vi.advanceTimersByTimeAsync(200);
    expect([await saved, kind()]).toEqual([true, 'saved']);
    expect(calls.at(-1)).toEqual({
      changes: { title: 'Mine', content: 'all', summary: 'Typed since' },
      revision: 7,
    });
  });

  it('forget what is given up', async () => {
    const { autosave, calls } = create(refusal(409));
    autosave.change({ title: 'Mine' });
    await vi.advanceTimersByTimeAsync(1700);
    autosave.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([autosave.getState().isUnsaved, calls.length]).toEqual([false, 1]);
  });
});
