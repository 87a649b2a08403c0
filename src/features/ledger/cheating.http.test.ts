import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeContributor } from '../../../tests/support/factories.ts';
import { createId } from '../../platform/database/id.ts';
import { postSale } from './service/post.ts';

const app = await testApp();
const contributorId = await makeContributor(app, 'salma');
const sell = (lineId: string, net = 7000, fee = 3000): Promise<void> =>
  app.db
    .transaction()
    .execute((tx) =>
      postSale(tx, { provider: 'sandbox', currency: 'BDT', lines: [{ lineId, contributorId, net, fee }] }),
    );

/** What the server says to the product's role; `done` where it lets it happen. */
async function attempt(statement: string): Promise<string> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await client.query('commit');
    return 'done';
  } catch (error) {
    await client.query('rollback');
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  } finally {
    client.release();
  }
}

const dump = async () => {
  const read = async (table: string) =>
    (await app.pool.query<object>(`select * from ledger.${table} order by id`)).rows;
  return [await read('account'), await read('journal'), await read('transfer')];
};

await sell(createId());
const { rows } = await app.pool.query<{ kind: string; id: string }>('select kind, id from ledger.account');
const idOf = (kind: string): string => rows.find((row) => row.kind === kind)?.id ?? '';
const [pending, fee] = [idOf('contributor_pending'), idOf('platform_fee')];
const other = await makeContributor(app, 'karim');
const NOT_ALLOWED = '42501';
const journal = `insert into ledger.journal (kind, subject, line_id) values ('refund', 'x', '${createId()}')`;
const transfer = (columns: string): string =>
  `with j as (${journal} returning id) insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount) select j.id, ${columns} from j`;

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
    ['takes it back', `call ledger.give('arbor')`, NOT_ALLOWED],
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
      'adds to an old fact',
      `insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount) select id, '${fee}', '${pending}', 'BDT', 5 from ledger.journal limit 1`,
      'journal_complete',
    ],
    ['overdraws', transfer(`'${pending}'::uuid, '${fee}'::uuid, 'BDT', 7001`), 'account_no_overdraw'],
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
    expect(await attempt(statement)).toBe(told);
    expect(await dump()).toEqual(before);
  });

  it('can not sell a line twice', async () => {
    const lineId = createId();
    const answers = await Promise.allSettled([sell(lineId), sell(lineId), sell(lineId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});
