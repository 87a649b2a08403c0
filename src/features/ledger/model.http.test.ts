import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeContributor } from '../../../tests/support/factories.ts';
import { LedgerModel, type ModelLine } from '../../../tests/support/ledger-model.ts';
import { createId } from '../../platform/database/id.ts';
import type { Transaction } from '../../platform/database/pool.ts';
import { splitSale } from './rules/shares.ts';
import { postProviderFee, postRefund, postRelease, postSale } from './service/post.ts';
import { readBalances, sumAccount } from './store/accounts.ts';
import { readReleased, readViolations } from './store/journals.ts';

const RUNS = 300;
const COMMANDS = 60;
const CONTRIBUTORS = 2;
const currency = 'BDT';

const app = await testApp();
const write = (work: (tx: Transaction) => Promise<void>): Promise<void> => app.db.transaction().execute(work);

/** The ledger that a run fills: contributors and a provider of its own. */
interface Real {
  readonly contributors: readonly string[];
  readonly provider: string;
  /** What the site had earned before. */
  readonly fee: number;
}

type Command = fc.AsyncCommand<LedgerModel, Real>;
const DUPLICATE = '23505';
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

async function compare(model: LedgerModel, { contributors, provider, fee }: Real): Promise<void> {
  for (const [index, id] of contributors.entries()) {
    const balances = await readBalances(app.db, id, currency);
    const { pending, available, debt } = model.purses[index] ?? { pending: -1, available: -1, debt: -1 };
    const get = (kind: 'contributor_pending' | 'contributor_available' | 'contributor_debt') => balances.get(kind) ?? 0;
    expect([get('contributor_pending'), get('contributor_available'), get('contributor_debt')]).toEqual([
      pending,
      available,
      debt,
    ]);
  }
  expect(await sumAccount(app.db, `provider_clearing  ${provider}`, currency)).toBe(model.clearing);
  expect(await sumAccount(app.db, 'platform_fee  ', currency)).toBe(fee + model.fee);
  expect(await sumAccount(app.db, `provider_fee  ${provider}`, currency)).toBe(model.providerFee);
}

const contributorOf = (real: Real, { owner }: ModelLine): string => real.contributors[owner] ?? '';

interface SoldLine {
  readonly owner: number;
  readonly gross: number;
  readonly basisPoints: number;
}

const sell = (sold: readonly SoldLine[]): Command => ({
  check: () => true,
  run: async (model, real) => {
    const lines = sold.map(({ owner, gross, basisPoints }): ModelLine => {
      const shares = splitSale(gross, basisPoints);
      return { lineId: createId(), owner, ...shares, refunded: 0, isReleased: false };
    });
    const posted = lines.map((line) => ({ ...line, contributorId: contributorOf(real, line) }));
    await write((tx) => postSale(tx, { provider: real.provider, currency, lines: posted }));
    for (const line of lines) model.sell(line);
    await compare(model, real);
  },
  toString: () => `sell(${JSON.stringify(sold)})`,
});

/** A command about a line that `fits`, chosen by a number. */
function commandOn(
  name: string,
  number: number,
  fits: (line: ModelLine) => boolean,
  act: (line: ModelLine, model: LedgerModel, real: Real) => Promise<void>,
): Command {
  const find = ({ lines }: Readonly<LedgerModel>) => {
    const fitting = lines.filter(fits);
    return fitting[number % Math.max(1, fitting.length)];
  };
  return {
    check: (model) => find(model) !== undefined,
    run: async (model, real) => {
      const line = find(model);
      if (line !== undefined) await act(line, model, real);
      await compare(model, real);
    },
    toString: () => `${name}(${number})`,
  };
}

const isLeft = ({ fee, net, refunded }: ModelLine): boolean => refunded < fee + net;

const release = (number: number): Command =>
  commandOn(
    'release',
    number,
    ({ isReleased }) => !isReleased,
    async (line, model, real) => {
      const posted = { lineId: line.lineId, contributorId: contributorOf(real, line) };
      await write((tx) => postRelease(tx, { currency, lines: [posted] }));
      model.release(line);
    },
  );

/** `part` of what is left; sent twice at once where it is replayed. */
const refund = (number: number, part: number, isReplayed: boolean): Command =>
  commandOn(`refund ${part}${isReplayed ? ' twice' : ''}`, number, isLeft, async (line, model, real) => {
    const left = line.fee + line.net - line.refunded;
    const shares = model.refund(line, Math.max(1, Math.ceil(left * part)));
    const contributorId = contributorOf(real, line);
    const lines = [{ lineId: line.lineId, contributorId, ...shares }];
    const post = { refundId: createId(), provider: real.provider, currency, lines };
    const attempts = Array.from({ length: isReplayed ? 2 : 1 }, () => write((tx) => postRefund(tx, post)));
    const answers = await Promise.allSettled(attempts);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
    expect(refused).toEqual(isReplayed ? [DUPLICATE] : []);
  });

const hasRelease = async (lineId: string): Promise<boolean> => (await readReleased(app.db, [lineId])).has(lineId);

/** The same line is released and refunded at the same moment: one comes first, and the books agree with that. */
const releaseAndRefund = (number: number): Command =>
  commandOn(
    'release and refund',
    number,
    ({ isReleased, net, refunded }) => !isReleased && refunded === 0 && net > 0,
    async (line, model, real) => {
      const { lineId, fee, net } = line;
      const lines = [{ lineId, contributorId: contributorOf(real, line), fee, net }];
      const [released, refunded] = await Promise.allSettled([
        write((tx) => postRelease(tx, { currency, lines })),
        write((tx) => postRefund(tx, { refundId: createId(), provider: real.provider, currency, lines })),
      ]);
      expect([released.status, refunded.status]).toEqual(['fulfilled', 'fulfilled']);
      // A line of which nothing was left has nothing to release.
      const isReleasedFirst = await hasRelease(lineId);
      if (isReleasedFirst) model.release(line);
      model.refund(line, fee + net);
      if (!isReleasedFirst) model.release(line);
    },
  );

/** What a provider keeps of a payment; sent twice at once where it is replayed. */
const charge = (fee: number, isReplayed: boolean): Command => ({
  check: () => true,
  run: async (model, real) => {
    const post = { provider: real.provider, currency, paymentId: createId(), fee };
    const attempts = Array.from({ length: isReplayed ? 2 : 1 }, () => write((tx) => postProviderFee(tx, post)));
    const answers = await Promise.allSettled(attempts);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
    // Of nothing there is no fact, and nothing to refuse.
    expect(refused).toEqual(isReplayed && fee > 0 ? [DUPLICATE] : []);
    model.charge(fee);
    await compare(model, real);
  },
  toString: () => `charge(${fee}${isReplayed ? ' twice' : ''})`,
});

const gross = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.constant(10 ** 11),
);
const basisPoints = fc.oneof(fc.constantFrom(0, 1, 3000, 9999, 10_000), fc.integer({ min: 0, max: 10_000 }));
const soldLine = fc.record({ owner: fc.integer({ min: 0, max: CONTRIBUTORS - 1 }), gross, basisPoints });
const commands = [
  fc.array(soldLine, { minLength: 1, maxLength: 4 }).map(sell),
  fc.nat({ max: 1000 }).map(release),
  fc
    .tuple(fc.nat({ max: 1000 }), fc.constantFrom(0, 0.3, 0.5, 1), fc.boolean())
    .map(([number, part, isReplayed]) => refund(number, part, isReplayed)),
  fc.nat({ max: 1000 }).map(releaseAndRefund),
  fc.tuple(fc.constantFrom(0, 1, 249, 10 ** 9), fc.boolean()).map(([fee, isReplayed]) => charge(fee, isReplayed)),
];

it('holds what a model of it holds, after any sales, releases and refunds', { timeout: 600_000 }, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: COMMANDS, size: 'max' }), async (given) => {
      run += 1;
      const name = `model-${run}`;
      const contributors: string[] = [];
      for (let n = 0; n < CONTRIBUTORS; n += 1) contributors.push(await makeContributor(app, `${name}-${n}`));
      const fee = await sumAccount(app.db, 'platform_fee  ', currency);
      await fc.asyncModelRun(
        () => ({ model: new LedgerModel(CONTRIBUTORS), real: { contributors, provider: name, fee } }),
        given,
      );
    }),
    { numRuns: RUNS },
  );
  expect(await readViolations(app.db)).toEqual([]);
});
