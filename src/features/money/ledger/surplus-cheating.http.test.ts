import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { earn } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { postSurplus, postSurplusReturn } from './service/surplus.ts';

const app = await testApp();
const contributorId = await makeContributor(app, 'salma');
await earn(app, contributorId, 5000);
const surplus = { provider: 'sandbox', currency: 'BDT', paymentId: createId(), transactionId: 'T 1', amount: 1000 };
const returned = { provider: 'sandbox', currency: 'BDT', paymentRefundId: createId(), amount: 400, isByTransfer: true };
await app.db.transaction().execute(async (tx) => {
  await postSurplus(tx, surplus);
  await postSurplusReturn(tx, returned);
});
await app.pool.query(
  `insert into ledger.account (id, kind, currency) values ('${createId()}', 'write_off', 'BDT'), ('${createId()}', 'platform_fee', 'BDT')
   on conflict do nothing`,
);
const { rows } = await app.pool.query<{ kind: string; id: string }>('select kind, id from ledger.account');
const idOf = (kind: string): string => rows.find((row) => row.kind === kind)?.id ?? '';

it.each([
  ['takes surplus from a contributor', 'surplus', 'contributor_available', 'surplus_payable'],
  ['calls it the site’s', 'surplus_return', 'surplus_payable', 'platform_fee'],
  ['gives it to a contributor', 'surplus_return', 'surplus_payable', 'contributor_available'],
  ['books it the wrong way round', 'surplus_return', 'provider_clearing', 'surplus_payable'],
  ['takes it out of the bank', 'surplus', 'bank', 'surplus_payable'],
  ['pays out of it', 'payout', 'surplus_payable', 'bank'],
  ['writes it off', 'late_forfeit', 'surplus_payable', 'write_off'],
  ['moves something else by its name', 'surplus', 'provider_clearing', 'platform_fee'],
])('the product’s role %s: refused', async (_, kind, from, to) => {
  const attempt = app.pool.query(
    `with j as (insert into ledger.journal (kind, subject) values ($1, $2) returning id)
     insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount) select j.id, $3, $4, 'BDT', 100 from j`,
    [kind, createId(), idOf(from), idOf(to)],
  );
  await expect(attempt).rejects.toMatchObject({ constraint: 'surplus_for_buyers' });
});

it('takes each surplus and each return once', async () => {
  const again = await Promise.allSettled([
    app.db.transaction().execute((tx) => postSurplus(tx, surplus)),
    app.db.transaction().execute((tx) => postSurplusReturn(tx, { ...returned, isByTransfer: false })),
  ]);
  for (const answer of again) expect(answer).toMatchObject({ status: 'rejected', reason: { code: '23505' } });
});
