import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Transaction } from '../../src/platform/database/pool.ts';
import type { TestApp } from './app.ts';
import type { LedgerModel } from './ledger-model.ts';

/** The application and the contributors of a run. */
export interface Real {
  readonly app: TestApp;
  readonly contributors: readonly string[];
  readonly provider: string;
}

export const currency = 'BDT';
export type LedgerCommand = fc.AsyncCommand<LedgerModel, Real>;
const DUPLICATE = '23505';
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

// The statement has a name, so that the server plans it only once.
const accounts = {
  name: 'accounts',
  text: `select a.kind, a.contributor_id, case when a.is_guarded then a.balance else a.side * (
    coalesce((select sum(amount) from ledger.transfer where debit_id = a.id), 0)
    - coalesce((select sum(amount) from ledger.transfer where credit_id = a.id), 0))::bigint end as balance
    from ledger.account a`,
};
const violations = { name: 'violations', text: 'select * from ledger.violation' };
const purseKinds = ['pending', 'available', 'reserved', 'debt'] as const;

/** Compares the database with the model, and checks the ledger's invariants. */
export async function compare(model: LedgerModel, { app, contributors }: Real): Promise<void> {
  const [held, wrong] = await Promise.all([
    app.pool.query<{ kind: string; contributor_id: string | null; balance: number }>(accounts),
    app.pool.query<object>(violations),
  ]);
  const find = (kind: string, contributorId: string | null = null): number =>
    held.rows.find((row) => row.kind === kind && row.contributor_id === contributorId)?.balance ?? 0;
  const purses = contributors.map((id) =>
    Object.fromEntries(purseKinds.map((kind) => [kind, find(`contributor_${kind}`, id)])),
  );
  expect(purses).toEqual(model.purses);
  expect({
    clearing: find('provider_clearing'),
    fee: find('platform_fee'),
    vat: find('vat_payable'),
    providerFee: find('provider_fee'),
    bank: find('bank'),
    transferFee: find('transfer_fee'),
    writeOff: find('write_off'),
    surplusPayable: find('surplus_payable'),
  }).toEqual({
    clearing: model.clearing,
    fee: model.fee,
    vat: model.vat,
    providerFee: model.providerFee,
    bank: model.bank,
    transferFee: model.transferFee,
    writeOff: model.writeOff,
    surplusPayable: model.surplusPayable,
  });
  expect(wrong.rows).toEqual([]);
}

export const write = <T>({ app }: Real, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  app.db.transaction().execute(work);

/** `twice`: concurrently. `crash`: the process dies before the commit, and the work is repeated. */
export type Mode = 'once' | 'twice' | 'crash';

class Crash extends Error {}

/** Posts a valid fact that the model doesn't have yet. `isEmpty`: a repetition has no effect and isn't refused. */
export async function post(
  model: LedgerModel,
  real: Real,
  { mode, work, isEmpty = false }: { mode: Mode; work: (tx: Transaction) => Promise<unknown>; isEmpty?: boolean },
): Promise<void> {
  if (mode === 'crash') {
    const dying = write(real, async (tx) => {
      await work(tx);
      throw new Crash('before the commit');
    });
    await expect(dying).rejects.toThrow(Crash);
    await compare(model, real);
  }
  const answers = await Promise.allSettled(Array.from({ length: mode === 'twice' ? 2 : 1 }, () => write(real, work)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
  // Only a fact that moves money can be refused as a duplicate.
  expect(refused).toEqual(mode === 'twice' && !isEmpty ? [DUPLICATE] : []);
  model.facts.push(work);
}

/** Refusal of a payout that comes back after a correction says that it was never paid. */
const isNotPaid = (error: unknown): boolean => error instanceof Error && error.message.endsWith('was not paid.');

/** Posts an old fact again, which is refused or has no effect. */
export const replay = (number: number): LedgerCommand =>
  commandOn(
    'replay',
    number,
    ({ facts }) => facts,
    async (work, _, real) => {
      const [answer] = await Promise.allSettled([write(real, work)]);
      if (answer?.status === 'rejected' && !isNotPaid(answer.reason)) expect(codeOf(answer.reason)).toBe(DUPLICATE);
    },
  );

/** Creates a command on one item of the model that `list` returns, chosen by a number. */
export function commandOn<T>(
  name: string,
  number: number,
  list: (model: Readonly<LedgerModel>) => readonly T[],
  act: (one: T, model: LedgerModel, real: Real) => Promise<void>,
): LedgerCommand {
  const find = (model: Readonly<LedgerModel>): T | undefined => {
    const fitting = list(model);
    return fitting[number % Math.max(1, fitting.length)];
  };
  return {
    check: (model) => find(model) !== undefined,
    run: async (model, real) => {
      const one = find(model);
      if (one !== undefined) await act(one, model, real);
      await compare(model, real);
    },
    toString: () => `${name}(${number})`,
  };
}
