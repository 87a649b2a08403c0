import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeEarner } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('pages through withdrawals, the newest first, without leaving one out', async () => {
  const earner = await makeEarner(app, 50_000);
  const made: string[] = [];
  for (let number = 0; number < 26; number += 1) {
    const id = await earner.request(50_000);
    made.unshift(id);
    await earner.person.call('DELETE', `/withdraw-request/cancel/${id}`);
  }
  const read = async (query: string) => {
    const { body } = await earner.person.call('GET', `/withdraw-request/history${query}`);
    return body as { items: { _id: string; status: string }[]; nextCursor: string | null; total: number };
  };
  const first = await read('');
  expect([first.items.length, first.total]).toEqual([24, 26]);
  const second = await read(`?cursor=${encodeURIComponent(first.nextCursor ?? '')}`);
  expect(second.nextCursor).toBeNull();
  const shown = [...first.items, ...second.items];
  expect(shown.map(({ _id }) => _id)).toEqual(made);
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set(['cancelled']));
});
