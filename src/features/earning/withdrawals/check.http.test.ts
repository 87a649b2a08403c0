import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { checkBooks } from '../../buying/orders/service/check-books.ts';
import { checkWithdrawals } from './service/check.ts';

const { log, lines } = recordLog();
const app = await testApp({ log });

it.each([
  ['withdraw_violation', checkWithdrawals],
  ['order_violation', checkBooks],
] as const)('the nightly look at %s has more time than a request', async (view, check) => {
  const { rows } = await app.pool.query<{ definition: string }>('select pg_get_viewdef($1::regclass) as definition', [
    view,
  ]);
  // Replaces the check by one whose only finding is the job's statement timeout in seconds.
  await app.pool.query(`create or replace view ${view} as
    select 'seconds' as rule, '${view}' as subject, 0::numeric as expected,
      extract(epoch from current_setting('statement_timeout')::interval)::numeric as actual`);
  await check(app.systemContext());
  await app.pool.query(`create or replace view ${view} as ${rows[0]?.definition}`);
  const found = lines.map((line) => JSON.parse(line) as object).filter((line) => JSON.stringify(line).includes(view));
  expect(found).toEqual([
    expect.objectContaining({ rule: 'seconds', actual: expect.toSatisfy((actual) => Number(actual) === 600) }),
  ]);
});
