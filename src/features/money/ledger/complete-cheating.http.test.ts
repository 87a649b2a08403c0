import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { attempt } from '../../../../tests/support/refused-statements.ts';
import { earn } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { postWithdrawReserve } from './service/withdrawals.ts';

const app = await testApp();
const contributorId = await makeContributor(app, 'salma');
await earn(app, contributorId, 1000);
await app.db
  .transaction()
  .execute((tx) => postWithdrawReserve(tx, { withdrawId: createId(), contributorId, currency: 'BDT', amount: 100 }));
await app.pool.query(
  `insert into ledger.account (id, kind, currency) values ('${createId()}', 'bank', 'BDT') on conflict do nothing`,
);
const { rows } = await app.pool.query<{ kind: string; id: string }>('select kind, id from ledger.account');
const idOf = (kind: string): string => rows.find((row) => row.kind === kind)?.id ?? '';
const [available, reserved, bank] = ['contributor_available', 'contributor_reserved', 'bank'].map(idOf);

const moving = (from: string, to: string, amount: number): string =>
  `insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
   select id, '${from}'::uuid, '${to}'::uuid, 'BDT', ${amount} from`;
const journal = () =>
  `with j as (insert into ledger.journal (kind, subject) values ('withdraw_reserve', '${createId()}') returning id)`;
const keep = () => `${journal()} ${moving(available ?? '', reserved ?? '', 100)} j`;
/** Adds a transfer to the newest journal. */
const more = `${moving(bank ?? '', available ?? '', 777_777)} (select max(id) as id from ledger.journal) as newest`;

const dump = async () =>
  Promise.all(
    ['account', 'journal', 'transfer'].map(
      async (table) => (await app.pool.query<object>(`select * from ledger.${table} order by id`)).rows,
    ),
  );

it.each([
  ['long after it was written', more, 'journal_complete'],
  ['once it was checked', `${keep()}; set constraints all immediate; ${more}`, 'journal_complete'],
  ['before it is checked', `${keep()}; ${more}`, 'journal_complete'],
  // The server treats both inserts as one statement, which is checked as a whole.
  [
    'in the statement that writes it',
    `${journal()}, first as (${moving(available ?? '', reserved ?? '', 100)} j) ${moving(bank ?? '', available ?? '', 777_777)} j`,
    'withdrawal_sound',
  ],
])('the product’s role can’t add to a journal %s', async (_, statements, told) => {
  const before = await dump();
  expect(await attempt(app.pool, [statements])).toBe(told);
  expect(await dump()).toEqual(before);
});

it('may write a journal whole', async () => {
  expect(await attempt(app.pool, [keep()])).toBe('done');
});
