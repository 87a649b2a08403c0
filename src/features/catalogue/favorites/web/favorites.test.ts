import { afterEach, describe, expect, it, vi } from 'vitest';
import { onToast } from '../../../../ui/components/toast.ts';
import { isFavorite } from '../../../../ui/session/favorites-store.ts';
import { loadFavorites, resetFavorites, setFavorite, toggle } from './favorites.ts';

interface PendingCall {
  readonly wanted: boolean;
  readonly answer: (status: number, body: unknown) => void;
}

/** Creates a fake server whose responses the test releases. */
function server() {
  const calls: PendingCall[] = [];
  vi.stubGlobal(
    'fetch',
    (_address: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        const { isFavorite: wanted } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
          isFavorite: boolean;
        };
        calls.push({ wanted, answer: (status, body) => resolve(Response.json(body, { status })) });
      }),
  );
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  const toasts: string[] = [];
  onToast(({ title }) => toasts.push(title));
  const answered = async (call: number, status: number, body: unknown) => {
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(call));
    calls[call]?.answer(status, body);
    await new Promise(setImmediate);
  };
  return { calls, toasts, answered };
}

afterEach(() => resetFavorites());

describe('a heart', () => {
  it('is set at once, and said so when the answer is there', async () => {
    const { toasts, answered } = server();
    toggle('a');
    expect(isFavorite('a')).toBe(true);
    expect(toasts).toEqual([]);
    await answered(0, 200, { isFavorite: true });
    expect(toasts).toEqual(['Added to favorites']);
  });

  it('goes back with a notice where the call fails', async () => {
    const { toasts, answered } = server();
    toggle('a');
    await answered(0, 500, {});
    expect(isFavorite('a')).toBe(false);
    expect(toasts).toEqual(['We couldn’t update your favourites. Try again.']);
    toggle('a');
    await answered(1, 404, {});
    expect(toasts).toEqual([
      'We couldn’t update your favourites. Try again.',
      'We couldn’t update your favourites. Try again.',
    ]);
  });

  it('ends in the last wanted state after quick presses, one call at a time', async () => {
    const { calls, toasts, answered } = server();
    toggle('a');
    toggle('a');
    toggle('a');
    toggle('a');
    expect(calls.map(({ wanted }) => wanted)).toEqual([true]);
    await answered(0, 200, { isFavorite: true });
    await answered(1, 200, { isFavorite: false });
    expect(calls.map(({ wanted }) => wanted)).toEqual([true, false]);
    expect(isFavorite('a')).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('asks nothing more where the presses end where they began', async () => {
    const { calls, answered } = server();
    toggle('a');
    toggle('a');
    toggle('a');
    await answered(0, 200, { isFavorite: true });
    expect(calls.length).toBe(1);
    expect(isFavorite('a')).toBe(true);
  });

  it('falls back to what the server last had, not to the first state', async () => {
    const { answered } = server();
    toggle('a');
    toggle('a');
    await answered(0, 200, { isFavorite: true });
    await answered(1, 503, { detail: 'Busy.' });
    expect(isFavorite('a')).toBe(true);
  });

  it('of another work goes its own way', async () => {
    const { calls } = server();
    toggle('a');
    toggle('b');
    expect(calls.length).toBe(2);
  });

  it('that was wanted before signing in is set, and stays set where it was', async () => {
    const { calls, answered } = server();
    setFavorite('a', true);
    await answered(0, 200, { isFavorite: true });
    setFavorite('a', true);
    expect(calls.map(({ wanted }) => wanted)).toEqual([true, true]);
  });
});

describe('the list', () => {
  it('fills the hearts, and keeps what was pressed while it came', async () => {
    const { answered } = server();
    const loading = loadFavorites();
    toggle('b');
    await answered(1, 200, { isFavorite: true });
    await answered(0, 200, { ids: ['a'] });
    await loading;
    expect([isFavorite('a'), isFavorite('b')]).toEqual([true, true]);
  });

  it('leaves the hearts empty where it fails', async () => {
    const { toasts, answered } = server();
    const loading = loadFavorites();
    await answered(0, 500, {});
    await loading;
    expect(isFavorite('a')).toBe(false);
    expect(toasts).toEqual([]);
  });

  it('that comes after the sign-out shows nothing', async () => {
    const { answered } = server();
    const loading = loadFavorites();
    resetFavorites();
    await answered(0, 200, { ids: ['a'] });
    await loading;
    expect(isFavorite('a')).toBe(false);
  });
});
