import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { orderStatuses } from './contract/orders.ts';
import { transitions } from './rules/status.ts';

const app = await testApp();
const category = await makeCategory(app, 'birds');
const made = await makeContent(app, {
  category,
  contributor: await makeContributor(app, 'salma'),
  title: 'Heron',
  prices: [500],
});
const { userId } = await signInUser(app);

it('are the same in the code and in the database', async () => {
  const { rows } = await app.pool.query<{ from_status: string; to_status: string }>('select * from order_transition');
  const known = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));
  expect(rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`).sort()).toEqual(known.sort());
});

it('are the only ones that the database lets happen', async () => {
  for (const from of orderStatuses)
    for (const to of orderStatuses.filter((each) => each !== from)) {
      const id = await makeOrder(app, { accountId: userId, ...made, price: 500 });
      const path = from === 'pending' ? [] : from === 'refunded' ? ['paid', 'refunded'] : [from];
      const move = (status: string) =>
        app.pool.query(
          `update customer_order set status = $2, paid_at = case when $2 in ('paid', 'refunded') then now() end where id = $1`,
          [id, status],
        );
      for (const status of path) await move(status);
      const isAllowed = transitions[from].includes(to);
      const constraint = await move(to).then(
        () => undefined,
        (error: unknown) => (error as { constraint?: string }).constraint,
      );
      expect([from, to, constraint]).toEqual([from, to, isAllowed ? undefined : 'order_transition']);
    }
});

it.each([
  ['changes a price', `update order_line set price = 1`, 'order_line_kept'],
  ['takes a line away', `delete from order_line`, 'order_line_kept'],
  ['costs something else', `update customer_order set total = 1`, 'order_total'],
  ['is paid without a time', `update customer_order set status = 'paid'`, 'customer_order_check'],
  ['deletes a variant that was ordered', `delete from variant`, 'order_line_variant_id_content_id_fkey'],
])('nobody %s', async (_, statement, constraint) => {
  await makeOrder(app, { accountId: userId, ...made, price: 500 });
  await expect(app.pool.query(statement)).rejects.toMatchObject({ constraint });
});
