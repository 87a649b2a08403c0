import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';

let app: TestApp;
let begun: string[] = [];
let ends: (() => void)[] = [];

beforeAll(async () => {
  app = await testApp({
    environment: { ARBOR_CACHE: '1', ARBOR_TRUST_PROXY: '1' },
    pages: {
      development: false,
      render: async (request) => {
        begun.push(new URL(request.url).search);
        await new Promise<void>((resolve) => ends.push(resolve));
        return new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
  });
});

async function endAll(): Promise<void> {
  while (ends.length > 0) {
    for (const end of ends) end();
    ends = [];
    await new Promise(setImmediate);
  }
}

it('renders four pages at once, lets a bounded number wait, and answers others in words', async () => {
  begun = [];
  const ask = (path: string, address: string) => app.fetch(path, { headers: { 'x-forwarded-for': address } });
  const asked = Array.from({ length: 52 }, (_, index) => ask(`/content?q=${index}`, '192.0.2.1'));
  const english = await ask('/content?q=more', '192.0.2.1');
  const bangla = await ask('/bn/content?q=more', '192.0.2.1');
  expect(begun).toHaveLength(4);
  for (const [answer, words] of [
    [english, 'We’re very busy right now'],
    [bangla, 'সাইটে এখন খুব চাপ'],
  ] as const) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain(words);
  }
  // A visitor from another network has to wait only for the next of the queued pages.
  const reader = ask('/content?q=reader', '198.51.100.1');
  await new Promise(setImmediate);
  for (const end of ends.splice(0, 2)) end();
  await new Promise(setImmediate);
  expect(begun).toContain('?q=reader');
  await endAll();
  expect((await reader).status).toBe(200);
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true);
  // Refusals aren't cached.
  const again = ask('/content?q=more', '192.0.2.1');
  await new Promise(setImmediate);
  await endAll();
  expect((await again).status).toBe(200);
});
