import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { attempt } from '../../../../tests/support/refused-statements.ts';
import { createId } from '../../../platform/database/id.ts';
import type { Transaction } from '../../../platform/database/pool.ts';
import { postRelease, postSale } from './service/post.ts';
import { postWithdrawReserve, postWithdrawResolve } from './service/withdrawals.ts';

const app = await testApp();
const contributorId = await makeContributor(app, 'salma');
const write = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => app.db.transaction().execute(work);
const sell = (lineId: string, clearsAt = new Date(0)): Promise<void> =>
  write((tx) =>
    postSale(tx, {
      provider: 'sandbox',
      currency: 'BDT',
      lines: [{ lineId, contributorId, net: 7000, fee: 3000 }],
      clearsAt,
    }),
  );

const dump = async () => {
  const read = async (table: string) =>
    (await app.pool.query<object>(`select * from ledger.${table} order by id`)).rows;
  return [await read('account'), await read('journal'), await read('transfer')];
};

await sell(createId());
// The ledger also contains a released sale, an open withdrawal and a paid one.
const [released, open, paid] = [createId(), createId(), createId()];
await sell(released);
await write((tx) => postRelease(tx, { currency: 'BDT', lineIds: [released] }));
for (const withdrawId of [open, paid])
  await write((tx) => postWithdrawReserve(tx, { withdrawId, contributorId, currency: 'BDT', amount: 2000 }));
await write((tx) => postWithdrawResolve(tx, { withdrawId: paid, outcome: 'paid', fee: 50 }));
const uncleared = createId();
await sell(uncleared, new Date(Date.now() + 3_600_000));
const { rows } = await app.pool.query<{ kind: string; id: string }>('select kind, id from ledger.account');
const idOf = (kind: string): string => rows.find((row) => row.kind === kind)?.id ?? '';
const [pending, fee, bank] = [idOf('contributor_pending'), idOf('platform_fee'), idOf('bank')];
const [available, reserved] = [idOf('contributor_available'), idOf('contributor_reserved')];
const debt = idOf('contributor_debt');
const transferFee = idOf('transfer_fee');
const other = await makeContributor(app, 'karim');
const [otherAvailable, otherDebt] = [createId(), createId()];
const clearing = idOf('provider_clearing');
await app.pool.query(
  `insert into ledger.account (id, kind, contributor_id, currency) values
    ('${otherAvailable}', 'contributor_available', '${other}', 'BDT'), ('${otherDebt}', 'contributor_debt', '${other}', 'BDT')`,
);
const NOT_ALLOWED = '42501';
const journal = `insert into ledger.journal (kind, subject, line_id) values ('refund', 'x', '${createId()}')`;
const transfer = (columns: string): string =>
  `with j as (${journal} returning id) insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount) select j.id, ${columns} from j`;
/** Creates a journal of a withdraw request, with transfers given as from, to and amount. */
const withdraw = (
  kind: 'reserve' | 'resolve' | 'return',
  subject: string,
  {
    outcome,
    transfers,
  }: { outcome?: string; transfers: readonly (readonly [from: string, to: string, amount: number])[] },
): string => `with j as (
  insert into ledger.journal (kind, subject, outcome)
  values ('withdraw_${kind}', '${subject}', ${outcome === undefined ? 'null' : `'${outcome}'`}) returning id)
  insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
  select j.id, t.debit, t.credit, 'BDT', t.amount from j, (values ${transfers
    .map(([from, to, amount]) => `('${from}'::uuid, '${to}'::uuid, ${amount})`)
    .join(', ')}) as t (debit, credit, amount)`;
describe('the product’s role', () => {
  it.each([
    ['moves a balance', `update ledger.account set balance = 1`, NOT_ALLOWED],
    ['changes an amount', `update ledger.transfer set amount = 1`, NOT_ALLOWED],
    ['deletes a transfer', `delete from ledger.transfer`, NOT_ALLOWED],
    ['deletes a journal', `delete from ledger.journal`, NOT_ALLOWED],
    ['renames a fact', `update ledger.journal set subject = 'y'`, NOT_ALLOWED],
    ['empties the ledger', `truncate ledger.transfer`, NOT_ALLOWED],
    ['drops it', `drop table ledger.transfer cascade`, NOT_ALLOWED],
    ['drops the schema', `drop schema ledger cascade`, NOT_ALLOWED],
    ['takes it back', 'alter schema ledger owner to arbor', NOT_ALLOWED],
    ['owns it', `alter table ledger.account owner to arbor`, NOT_ALLOWED],
    ['turns the triggers off', `alter table ledger.transfer disable trigger all`, NOT_ALLOWED],
    ['turns all triggers off', `set local session_replication_role = replica; ${journal}`, NOT_ALLOWED],
    [
      'adds a trigger',
      `create trigger t after insert on ledger.transfer execute function ledger.refuse_change()`,
      NOT_ALLOWED,
    ],
    ['puts a table in it', `create table ledger.more ()`, NOT_ALLOWED],
    ['drops a check', `alter table ledger.account drop constraint account_no_overdraw`, NOT_ALLOWED],
    ['becomes its owner', `set role arbor_ledger`, NOT_ALLOWED],
    [
      'opens an account with money',
      `insert into ledger.account (id, kind, currency, balance) values ('${createId()}', 'bank', 'BDT', 5)`,
      NOT_ALLOWED,
    ],
    [
      'opens one that isn’t guarded',
      `insert into ledger.account (id, kind, contributor_id, currency, is_guarded) values ('${createId()}', 'contributor_debt', '${other}', 'BDT', false)`,
      '428C9',
    ],
    [
      'opens one that grows the other way',
      `insert into ledger.account (id, kind, contributor_id, currency, side) values ('${createId()}', 'contributor_debt', '${other}', 'BDT', -1)`,
      '428C9',
    ],
    [
      'opens a second one',
      `insert into ledger.account (id, kind, contributor_id, currency) values ('${createId()}', 'contributor_pending', '${contributorId}', 'BDT')`,
      'account_name_currency_key',
    ],
    [
      'opens a contributor’s without contributor',
      `insert into ledger.account (id, kind, currency) values ('${createId()}', 'contributor_available', 'BDT')`,
      'account_check',
    ],
    [
      'writes a fact twice',
      `insert into ledger.journal (kind, subject, line_id) select kind, subject, line_id from ledger.journal`,
      'journal_kind_subject_key',
    ],
    ['writes an empty fact', journal, 'journal_not_empty'],
    [
      'writes an old one',
      `insert into ledger.journal (kind, subject, created_at) values ('refund', 'x', '2020-01-01')`,
      NOT_ALLOWED,
    ],
    [
      'releases what has not cleared',
      `insert into ledger.journal (kind, subject, line_id) values ('release', '${uncleared}', '${uncleared}')`,
      'journal_cleared',
    ],
    [
      'pays without having kept it',
      withdraw('resolve', createId(), { outcome: 'paid', transfers: [[reserved, bank, 2000]] }),
      'withdrawal_sound',
    ],
    [
      'keeps what has not cleared',
      withdraw('reserve', createId(), { transfers: [[pending, reserved, 100]] }),
      'withdrawal_sound',
    ],
    [
      'keeps more than there is',
      withdraw('reserve', createId(), { transfers: [[available, reserved, 3001]] }),
      'account_no_overdraw',
    ],
    [
      'ends a request twice',
      withdraw('resolve', paid, { outcome: 'rejected', transfers: [[reserved, available, 2000]] }),
      'journal_kind_subject_key',
    ],
    [
      'pays more than was kept for it',
      withdraw('resolve', open, { outcome: 'paid', transfers: [[reserved, bank, 2001]] }),
      'account_no_overdraw',
    ],
    [
      'pays less than was kept for it',
      withdraw('resolve', open, { outcome: 'paid', transfers: [[reserved, bank, 1999]] }),
      'withdrawal_sound',
    ],
    [
      'rejects it and pays it',
      withdraw('resolve', open, { outcome: 'rejected', transfers: [[reserved, bank, 2000]] }),
      'withdrawal_sound',
    ],
    [
      'pays it and frees it',
      withdraw('resolve', open, { outcome: 'paid', transfers: [[reserved, available, 2000]] }),
      'withdrawal_sound',
    ],
    [
      'keeps all of it as fee',
      withdraw('resolve', open, { outcome: 'paid', transfers: [[reserved, transferFee, 2000]] }),
      'withdrawal_sound',
    ],
    [
      'ends it without saying how',
      withdraw('resolve', open, { transfers: [[reserved, bank, 2000]] }),
      'journal_outcome',
    ],
    [
      'takes back what was not paid',
      withdraw('return', open, { transfers: [[bank, available, 100]] }),
      'withdrawal_sound',
    ],
    [
      'takes back more than was paid',
      withdraw('return', paid, { transfers: [[bank, available, 2000]] }),
      'withdrawal_sound',
    ],
    [
      'takes it back with its fee',
      withdraw('return', paid, {
        transfers: [
          [bank, available, 1950],
          [transferFee, available, 50],
        ],
      }),
      'withdrawal_sound',
    ],
    [
      'gives somebody else’s to another',
      withdraw('return', paid, { transfers: [[bank, otherAvailable, 1950]] }),
      'withdrawal_sound',
    ],
    [
      'takes what is kept by another journal',
      transfer(`'${reserved}'::uuid, '${fee}'::uuid, 'BDT', 5`),
      'reserved_for_withdrawals',
    ],
    [
      'keeps by another journal',
      transfer(`'${available}'::uuid, '${reserved}'::uuid, 'BDT', 5`),
      'reserved_for_withdrawals',
    ],
    [
      'writes a debt off as paid',
      transfer(`'${debt}'::uuid, '${reserved}'::uuid, 'BDT', 5`),
      'reserved_for_withdrawals',
    ],
    [
      'takes back more than was given',
      `with j as (insert into ledger.journal (kind, subject, line_id) values ('refund', 'x', '${released}') returning id)
      insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
      select j.id, '${pending}'::uuid, '${clearing}'::uuid, 'BDT', 7001 from j`,
      'refund_within_sale',
    ],
    [
      'takes back more than the fee',
      `with j as (insert into ledger.journal (kind, subject, line_id) values ('refund', 'x', '${released}') returning id)
      insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
      select j.id, '${fee}'::uuid, '${clearing}'::uuid, 'BDT', 3001 from j`,
      'refund_within_sale',
    ],
    [
      'takes it from another contributor',
      `with j as (insert into ledger.journal (kind, subject, line_id) values ('refund', 'x', '${released}') returning id)
      insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
      select j.id, '${otherDebt}'::uuid, '${clearing}'::uuid, 'BDT', 1 from j`,
      'refund_within_sale',
    ],
    ['overdraws', transfer(`'${pending}'::uuid, '${fee}'::uuid, 'BDT', 14001`), 'account_no_overdraw'],
    ['moves nothing', transfer(`'${fee}'::uuid, '${pending}'::uuid, 'BDT', 0`), 'transfer_amount_check'],
    ['moves less than nothing', transfer(`'${fee}'::uuid, '${pending}'::uuid, 'BDT', -5`), 'transfer_amount_check'],
    [
      'moves another currency',
      transfer(`'${fee}'::uuid, '${pending}'::uuid, 'USD', 5`),
      'transfer_debit_id_currency_fkey',
    ],
    ['moves from an account to itself', transfer(`'${pending}'::uuid, '${pending}'::uuid, 'BDT', 5`), 'transfer_check'],
  ])('%s: refused', async (_, statement, told) => {
    const before = await dump();
    expect(await attempt(app.pool, [statement])).toBe(told);
    expect(await dump()).toEqual(before);
  });

  it('can not sell a line twice', async () => {
    const lineId = createId();
    const answers = await Promise.allSettled([sell(lineId), sell(lineId), sell(lineId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
