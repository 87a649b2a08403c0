import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { attempt } from '../../../../tests/support/refused-statements.ts';
import { earn } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { postWithdrawReserve, postWithdrawResolve } from './service/withdrawals.ts';

const app = await testApp();
const contributorId = await makeContributor(app, 'salma');
const other = await makeContributor(app, 'karim');
await earn(app, contributorId, 5000);
await earn(app, contributorId, 1000, { isCleared: false });
await earn(app, other, 1000);
await app.db.transaction().execute(async (tx) => {
  await postWithdrawReserve(tx, { withdrawId: createId(), contributorId, currency: 'BDT', amount: 1000 });
  const withdrawId = createId();
  await postWithdrawReserve(tx, { withdrawId, contributorId, currency: 'BDT', amount: 1000 });
  await postWithdrawResolve(tx, { withdrawId, outcome: 'paid', fee: 10 });
});
const [writeOff, fee] = [createId(), createId()];
await app.pool.query(
  `insert into ledger.account (id, kind, currency) values ('${writeOff}', 'write_off', 'BDT'), ('${fee}', 'platform_fee', 'BDT')`,
);
const { rows } = await app.pool.query<{ kind: string; id: string; contributor_id: string | null }>(
  'select kind, id, contributor_id from ledger.account',
);
const idOf = (kind: string, of: string | null = null): string =>
  rows.find((row) => row.kind === kind && row.contributor_id === of)?.id ?? '';
const bank = idOf('bank');
const [available, pending, reserved, debt] = ['available', 'pending', 'reserved', 'debt'].map((kind) =>
  idOf(`contributor_${kind}`, contributorId),
) as [string, string, string, string];
const otherAvailable = idOf('contributor_available', other);

type Move = readonly [from: string, to: string, amount?: number];

/** Attempts to post an adjustment with the product's database role. */
function adjust(kind: string, moves: readonly Move[]): Promise<string> {
  const values = moves.map(([from, to, amount = 100]) => `('${from}'::uuid, '${to}'::uuid, ${amount})`).join(', ');
  return attempt(app.pool, [
    `with j as (
      insert into ledger.journal (kind, subject) values ('${kind}', '${createId()}') returning id)
      insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
      select j.id, t.debit, t.credit, 'BDT', t.amount from j, (values ${values}) as t (debit, credit, amount)`,
  ]);
}
const dump = async () => (await app.pool.query<object>('select * from ledger.account order by id')).rows;

describe('the product’s role', () => {
  it.each<[string, string, readonly Move[], string]>([
    ['pays a debt out', 'payout', [[debt, bank]], 'adjustment_sound'],
    ['pays out what has not cleared', 'payout', [[pending, bank]], 'adjustment_sound'],
    ['pays out of the site’s fees', 'payout', [[fee, bank]], 'adjustment_sound'],
    ['pays somebody with another’s money', 'payout', [[available, otherAvailable]], 'adjustment_sound'],
    [
      'pays two by one adjustment',
      'payout',
      [
        [available, bank],
        [otherAvailable, bank],
      ],
      'adjustment_sound',
    ],
    ['takes what has not cleared', 'late_forfeit', [[pending, writeOff]], 'adjustment_sound'],
    ['takes what is free as a fee', 'late_forfeit', [[available, fee]], 'adjustment_sound'],
    ['frees money by a payment of debt', 'debt_payment', [[bank, available]], 'adjustment_sound'],
    ['gives money away as a loss', 'debt_write_off', [[writeOff, available]], 'adjustment_sound'],
    ['makes a debt by writing it off', 'debt_write_off', [[debt, writeOff]], 'adjustment_sound'],
    ['takes what is kept for a withdrawal', 'payout', [[reserved, bank]], 'reserved_for_withdrawals'],
    ['pays out more than is free', 'payout', [[available, bank, 3001]], 'account_no_overdraw'],
    ['writes off what nobody owes', 'debt_write_off', [[writeOff, debt]], 'account_no_overdraw'],
    ['names a kind of its own', 'gift', [[writeOff, available]], 'journal_kind_check'],
  ])('%s: refused', async (_, kind, moves, told) => {
    const before = await dump();
    expect(await adjust(kind, moves)).toBe(told);
    expect(await dump()).toEqual(before);
  });

  it('can adjust as it is meant', async () => {
    expect(await adjust('payout', [[available, bank]])).toBe('done');
    expect(await adjust('late_forfeit', [[available, writeOff]])).toBe('done');
  });
});
