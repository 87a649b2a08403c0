import { expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ items: [] }), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A client whose calls get these answers, and how many it has made. */
function answerBy(...answers: Response[]) {
  const calls: unknown[] = [];
  const call = createClient({
    origin: 'https://arbor.example',
    fetch: (address) => {
      calls.push(address);
      return Promise.resolve(answers[calls.length - 1] ?? answer(500));
    },
  });
  return { calls, list: () => call('get', '/licence/all', {}) };
}

it('a call that comes too often waits as long as the server asks, and is repeated', async () => {
  const { calls, list } = answerBy(answer(429, { 'retry-after': '0' }), answer(200));
  await expect(list()).resolves.toEqual({ items: [] });
  expect(calls).toHaveLength(2);
});

it('a long wait, and any other refusal, is left to the caller', async () => {
  const long = answerBy(answer(429, { 'retry-after': '3600' }));
  await expect(long.list()).rejects.toMatchObject({ status: 429, retryAfter: 3600 });
  const refused = answerBy(answer(409, { 'retry-after': '0' }));
  await expect(refused.list()).rejects.toBeInstanceOf(ApiError);
  expect([long.calls, refused.calls]).toEqual([[expect.any(String)], [expect.any(String)]]);
});

it('a server that can’t be reached is named, with the reason', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const call = createClient({
    origin: 'https://arbor.example',
    fetch: () => Promise.reject(new TypeError('fetch failed', { cause })),
  });
  await expect(call('get', '/licence/all', {})).rejects.toThrow(
    'https://arbor.example can’t be reached (ECONNREFUSED).',
  );
});
