import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { attempt } from '../../../../tests/support/refused-statements.ts';
import { earn, readPurse } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import type { WithdrawOutcome } from './rules/accounts.ts';
import {
  postWithdrawCorrection,
  postWithdrawReserve,
  postWithdrawResolve,
  postWithdrawReturn,
} from './service/withdrawals.ts';

const app = await testApp();
const [AMOUNT, FEE] = [1000, 50];

/**
 * Creates a contributor with a single, ended request.
 * @returns the request with the names of their accounts and the site's
 */
async function endRequest(outcome: WithdrawOutcome, { isReturned = false } = {}) {
  const contributorId = await makeContributor(app, createId());
  await earn(app, contributorId, AMOUNT);
  const withdrawId = createId();
  await app.db.transaction().execute(async (tx) => {
    await postWithdrawReserve(tx, { withdrawId, contributorId, currency: 'BDT', amount: AMOUNT });
    await postWithdrawResolve(tx, { withdrawId, outcome, fee: FEE });
    if (isReturned) await postWithdrawReturn(tx, { withdrawId });
  });
  const site = ['bank', 'transfer_fee'].map((kind) => `('${createId()}', '${kind}', null::uuid, 'BDT')`);
  const own = ['available', 'reserved', 'debt'].map(
    (kind) => `('${createId()}', 'contributor_${kind}', '${contributorId}', 'BDT')`,
  );
  await app.pool.query(
    `insert into ledger.account (id, kind, contributor_id, currency) values ${[...site, ...own].join(', ')}
     on conflict do nothing`,
  );
  const { rows } = await app.pool.query<{ kind: string; id: string }>(
    'select kind, id from ledger.account where contributor_id = $1 or contributor_id is null',
    [contributorId],
  );
  const idOf = (kind: string): string => rows.find((row) => row.kind === kind)?.id ?? '';
  const accounts = {
    bank: idOf('bank'),
    fee: idOf('transfer_fee'),
    available: idOf('contributor_available'),
    reserved: idOf('contributor_reserved'),
    debt: idOf('contributor_debt'),
  };
  return { withdrawId, contributorId, accounts };
}

type Request = Awaited<ReturnType<typeof endRequest>>;
type AccountName = keyof Request['accounts'];
type Move = readonly [from: AccountName, to: AccountName, amount?: number];
interface Said {
  readonly kind: 'reverse' | 'resolve' | 'return';
  /** Suffix of the journal's subject, after the request's identifier. */
  readonly number?: string;
  readonly outcome?: WithdrawOutcome;
  readonly moves: readonly Move[];
}

const reverse = (number: string, ...moves: readonly Move[]): Said => ({ kind: 'reverse', number, moves });
const resolve = (number: string, outcome: WithdrawOutcome, ...moves: readonly Move[]): Said => ({
  kind: 'resolve',
  number,
  outcome,
  moves,
});

function write({ withdrawId, accounts }: Request, { kind, number = '', outcome, moves }: Said): string {
  const values = moves.map(
    ([from, to, amount = AMOUNT]) => `('${accounts[from]}'::uuid, '${accounts[to]}'::uuid, ${amount})`,
  );
  return `with j as (insert into ledger.journal (kind, subject, outcome)
    values ('withdraw_${kind}', '${withdrawId}${number}', ${outcome === undefined ? 'null' : `'${outcome}'`}) returning id)
    insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
    select j.id, t.debit, t.credit, 'BDT', t.amount from j, (values ${values.join(', ')}) as t (debit, credit, amount)`;
}

const tryOut = (request: Request, said: readonly Said[], isolation?: string): Promise<string> =>
  attempt(
    app.pool,
    said.map((each) => write(request, each)),
    isolation,
  );

describe('the product’s role corrects a result that failed', () => {
  it.each<[string, readonly Said[], string]>([
    [
      'to make free money of a debt',
      [reverse(' 1', ['debt', 'reserved', 400]), resolve(' 1', 'failed', ['reserved', 'available', 400])],
      'withdrawal_sound',
    ],
    [
      'to make as much free money of a debt as was asked for',
      [reverse(' 1', ['debt', 'reserved']), resolve(' 1', 'failed', ['reserved', 'available'])],
      'withdrawal_sound',
    ],
    [
      'to what it wasn’t, and back',
      [
        reverse(' 1', ['debt', 'reserved']),
        resolve(' 1', 'paid', ['reserved', 'bank']),
        reverse(' 2', ['bank', 'reserved']),
        resolve(' 2', 'failed', ['reserved', 'available']),
      ],
      'debt_first',
    ],
    [
      'with a debt though there is money',
      [reverse(' 1', ['debt', 'reserved']), resolve(' 1', 'paid', ['reserved', 'bank'])],
      'debt_first',
    ],
    [
      'for more than was asked for',
      [
        reverse(' 1', ['available', 'reserved'], ['debt', 'reserved', 1]),
        resolve(' 1', 'paid', ['reserved', 'bank', AMOUNT + 1]),
      ],
      'withdrawal_sound',
    ],
    [
      'for less than was asked for',
      [reverse(' 1', ['available', 'reserved', AMOUNT - 1]), resolve(' 1', 'paid', ['reserved', 'bank', AMOUNT - 1])],
      'withdrawal_sound',
    ],
    [
      'out of the bank',
      [reverse(' 1', ['bank', 'reserved']), resolve(' 1', 'paid', ['reserved', 'bank'])],
      'withdrawal_sound',
    ],
    ['without saying what happened', [reverse(' 1', ['available', 'reserved'])], 'withdrawal_sound'],
    [
      'twice before it says what happened',
      [
        reverse(' 1', ['available', 'reserved']),
        reverse(' 2', ['debt', 'reserved']),
        resolve(' 1', 'paid', ['reserved', 'bank']),
        resolve(' 2', 'failed', ['reserved', 'available']),
      ],
      'withdrawal_sound',
    ],
    ['as if it had come back', [reverse(' 1', ['available', 'bank'])], 'withdrawal_sound'],
    [
      'partly as if it had come back',
      [reverse(' 1', ['available', 'reserved', 600], ['available', 'bank', 400])],
      'withdrawal_sound',
    ],
    ['by no number', [reverse('', ['available', 'reserved'])], 'journal_withdrawal_subject'],
    ['by a number of its own', [reverse(' 101', ['available', 'reserved'])], 'journal_withdrawal_subject'],
    ['by one with noughts', [reverse(' 01', ['available', 'reserved'])], 'journal_withdrawal_subject'],
    ['by two numbers', [reverse(' 1 1', ['available', 'reserved'])], 'journal_withdrawal_subject'],
    ['as of another subject', [resolve('x', 'paid', ['available', 'reserved'])], 'journal_withdrawal_subject'],
  ])('%s: refused', async (_, said, told) => {
    const request = await endRequest('failed');
    expect(await tryOut(request, said)).toBe(told);
    expect(await readPurse(app, request.contributorId)).toMatchObject({ available: AMOUNT, reserved: 0, debt: 0 });
  });

  it('as it is meant: done', async () => {
    const said = [
      reverse(' 1', ['available', 'reserved']),
      resolve(' 1', 'paid', ['reserved', 'bank', AMOUNT - FEE], ['reserved', 'fee', FEE]),
    ];
    expect(await tryOut(await endRequest('failed'), said)).toBe('done');
    const rejected = await endRequest('rejected');
    expect(await tryOut(rejected, said)).toBe('withdrawal_sound');
    // In this isolation level, a transaction can't see the corrections that others have committed since it started.
    for (const isolation of ['repeatable read', 'serializable'])
      expect(await tryOut(await endRequest('failed'), said, isolation)).toBe('withdrawal_isolation');
  });
});

describe('the product’s role corrects a result that was paid', () => {
  const failed = resolve(' 1', 'failed', ['reserved', 'available']);

  it.each<[string, readonly Said[]]>([
    ['with more fee than was taken', [reverse(' 1', ['bank', 'reserved', 900], ['fee', 'reserved', 100]), failed]],
    ['without its fee', [reverse(' 1', ['bank', 'reserved']), failed]],
    ['with somewhere else’s money', [reverse(' 1', ['debt', 'reserved', 950], ['fee', 'reserved', FEE]), failed]],
    [
      'to something paid',
      [reverse(' 1', ['bank', 'reserved', 950], ['fee', 'reserved', FEE]), resolve(' 1', 'paid', ['reserved', 'bank'])],
    ],
    [
      'and has it come back before it says what happened',
      [
        reverse(' 1', ['bank', 'reserved', 950], ['fee', 'reserved', FEE]),
        { kind: 'return', moves: [['bank', 'available', 950]] },
        failed,
      ],
    ],
  ])('%s: refused', async (_, said) => {
    const request = await endRequest('paid');
    expect(await tryOut(request, said)).toBe('withdrawal_sound');
    expect(await readPurse(app, request.contributorId)).toMatchObject({ available: 0, reserved: 0, debt: 0 });
  });

  it('that has come back: only the return is taken back, and only once', async () => {
    const request = await endRequest('paid', { isReturned: true });
    const paid = reverse(' 1', ['bank', 'reserved', 950], ['fee', 'reserved', FEE]);
    expect(await tryOut(request, [paid, failed])).toBe('withdrawal_sound');
    expect(await tryOut(request, [reverse(' 1', ['available', 'bank', 949])])).toBe('withdrawal_sound');
    expect(await tryOut(request, [reverse(' 1', ['available', 'bank', 950])])).toBe('done');
    expect(await tryOut(request, [reverse(' 2', ['debt', 'bank', 950])])).toBe('withdrawal_sound');
  });
});

describe('two transactions at the same moment', () => {
  /** Runs two corrections in two transactions; both write before either one ends. */
  async function race(request: Request, first: readonly Said[], second: readonly Said[]): Promise<string[]> {
    const clients = await Promise.all(
      [first, second].map(async (said) => {
        const client = await app.pool.connect();
        await client.query('begin');
        for (const each of said) await client.query(write(request, each));
        return client;
      }),
    );
    const answers = await Promise.all(
      clients.map((client) =>
        client.query('commit').then(
          () => 'done',
          (error: unknown) => (error as pg.DatabaseError).code ?? '',
        ),
      ),
    );
    for (const client of clients) client.release();
    return answers;
  }

  it('take a return back once at most, though they share no account but the bank', async () => {
    const request = await endRequest('paid', { isReturned: true });
    const answers = await race(
      request,
      [reverse(' 1', ['available', 'bank', 950])],
      [reverse(' 2', ['debt', 'bank', 950])],
    );
    const { rows } = await app.pool.query(
      "select from ledger.journal where kind = 'withdraw_reverse' and subject like $1",
      [`${request.withdrawId}%`],
    );
    expect(rows.length).toBeLessThan(2);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(rows.length);
  });

  it('wait for each other before they look', async () => {
    const request = await endRequest('paid', { isReturned: true });
    const [first, second] = [await app.pool.connect(), await app.pool.connect()];
    await first.query('begin');
    await first.query(write(request, reverse(' 1', ['available', 'bank', 950])));
    await first.query('set constraints all immediate');
    await second.query("begin; set local lock_timeout = '200ms'");
    // After the first correction was checked, the other transaction waits for its account lock.
    const waiting = second.query(write(request, reverse(' 2', ['debt', 'bank', 950])));
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await first.query('commit');
    await second.query('rollback');
    for (const client of [first, second]) client.release();
  });

  it('take a payment back once, and the service says the same as before', async () => {
    const request = await endRequest('paid');
    const correct = (number: number) =>
      app.db
        .transaction()
        .execute((tx) =>
          postWithdrawCorrection(tx, { withdrawId: request.withdrawId, number, from: 'paid', fee: FEE }),
        );
    const answers = await Promise.allSettled([correct(1), correct(2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readPurse(app, request.contributorId)).toMatchObject({ available: AMOUNT, reserved: 0, debt: 0 });
  });
});
