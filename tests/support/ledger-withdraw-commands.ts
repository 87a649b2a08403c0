import fc from 'fast-check';
import { expect } from 'vitest';
import { postRefund } from '../../src/features/money/ledger/service/post.ts';
import {
  postWithdrawCorrection,
  postWithdrawReserve,
  postWithdrawResolve,
  postWithdrawReturn,
} from '../../src/features/money/ledger/service/withdrawals.ts';
import { readWithdrawal } from '../../src/features/money/ledger/store/withdrawals.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { LedgerModel, ModelWithdrawal } from './ledger-model.ts';
import { commandOn, compare, currency, type LedgerCommand, type Mode, post, type Real, write } from './ledger-run.ts';
import { anyMode, anyNumber, anyOwner } from './ledger-sale-commands.ts';

const contributorOf = (real: Real, owner: number): string => real.contributors[owner] ?? '';

/** Withdraws `part` of the available balance; more than there is if it is above 1. */
const withdraw = (owner: number, part: number, mode: Mode): LedgerCommand => ({
  check: (model) => part > 1 || model.purses[owner]?.available !== 0,
  run: async (model, real) => {
    const { available } = model.findPurse(owner);
    const withdrawId = createId();
    const contributorId = contributorOf(real, owner);
    const reserve = (amount: number) => (tx: Parameters<typeof postWithdrawReserve>[0]) =>
      postWithdrawReserve(tx, { withdrawId, contributorId, currency, amount });
    if (part > 1) {
      expect(await write(real, reserve(available + 1))).toEqual({ isReserved: false, available });
    } else {
      const amount = Math.max(1, Math.floor(available * part));
      // If the first withdrawal leaves too little, the second one is refused for that reason.
      const isRefusedTwice = mode === 'twice' && amount > available - amount;
      if (isRefusedTwice) {
        const answers = await Promise.all([write(real, reserve(amount)), write(real, reserve(amount))]);
        expect(answers.filter(({ isReserved }) => isReserved)).toHaveLength(1);
      } else await post(model, real, { mode, work: reserve(amount) });
      model.reserve(owner, amount, withdrawId);
    }
    await compare(model, real);
  },
  toString: () => `withdraw(${owner}, ${part}, ${mode})`,
});

const inState =
  (state: ModelWithdrawal['state']) =>
  ({ withdrawals }: Readonly<LedgerModel>): ModelWithdrawal[] =>
    withdrawals.filter((each) => each.state === state);

const toFee = ({ amount }: ModelWithdrawal, fee: number): number => Math.min(fee, amount - 1);

const pay = (number: number, wanted: number, mode: Mode): LedgerCommand =>
  commandOn(`pay for ${wanted} ${mode}`, number, inState('open'), async (one, model, real) => {
    const { withdrawId } = one;
    const fee = toFee(one, wanted);
    await post(model, real, { mode, work: (tx) => postWithdrawResolve(tx, { withdrawId, outcome: 'paid', fee }) });
    model.pay(one, fee);
  });

type Refusal = 'rejected' | 'failed' | 'cancelled';

const refuse = (number: number, outcome: Refusal, mode: Mode): LedgerCommand =>
  commandOn(`${outcome} ${mode}`, number, inState('open'), async (one, model, real) => {
    await post(model, real, { mode, work: (tx) => postWithdrawResolve(tx, { withdrawId: one.withdrawId, outcome }) });
    model.refuse(one, outcome);
  });

const comeBack = (number: number, mode: Mode): LedgerCommand =>
  commandOn(`come back ${mode}`, number, inState('paid'), async (one, model, real) => {
    const { withdrawId, corrections } = one;
    const correction = corrections === 0 ? undefined : corrections;
    await post(model, real, { mode, work: (tx) => postWithdrawReturn(tx, { withdrawId, correction }) });
    model.comeBack(one);
  });

/** Corrects a withdrawal repeatedly; the ledger has to match the last correction. */
const correct = (number: number, wanted: number, mode: Mode): LedgerCommand =>
  commandOn(
    `correct for ${wanted} ${mode}`,
    number,
    ({ withdrawals }) => withdrawals.filter(({ state }) => ['paid', 'failed', 'returned'].includes(state)),
    async (one, model, real) => {
      const { withdrawId, corrections, state } = one;
      if (state === 'open' || state === 'rejected' || state === 'cancelled') return;
      const fee = state === 'failed' ? toFee(one, wanted) : one.fee;
      const wrong = { withdrawId, number: corrections + 1, from: state, fee };
      await post(model, real, { mode, work: (tx) => postWithdrawCorrection(tx, wrong) });
      model.correct(one, fee);
      expect((await readWithdrawal(real.app.db, withdrawId))?.outcome).toBe(one.state);
    },
  );

/** Pays and refuses a withdrawal concurrently: one succeeds, the other is refused. */
const payAndRefuse = (number: number, outcome: Refusal): LedgerCommand =>
  commandOn(`pay and ${outcome}`, number, inState('open'), async (one, model, real) => {
    const { withdrawId } = one;
    const answers = await Promise.allSettled(
      (['paid', outcome] as const).map((end) =>
        write(real, (tx) => postWithdrawResolve(tx, { withdrawId, outcome: end })),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    if (answers[0]?.status === 'fulfilled') model.pay(one, 0);
    else model.refuse(one, outcome);
    expect((await readWithdrawal(real.app.db, withdrawId))?.outcome).toBe(one.state);
  });

/** Withdraws the whole available balance while a sale in it is refunded: the money must only go one way. */
const withdrawAndRefund = (number: number): LedgerCommand =>
  commandOn(
    'withdraw and refund',
    number,
    (model) =>
      model.lines.filter(
        ({ isReleased, refunded, net, owner }) =>
          isReleased && refunded === 0 && net > 0 && model.findPurse(owner).available > 0,
      ),
    async (line, model, real) => {
      const { lineId, fee, net, vat, owner } = line;
      const contributorId = contributorOf(real, owner);
      const { available: amount } = model.findPurse(owner);
      const withdrawId = createId();
      const lines = [{ lineId, fee, net, vat }];
      const [{ isReserved }] = await Promise.all([
        write(real, (tx) => postWithdrawReserve(tx, { withdrawId, contributorId, currency, amount })),
        write(real, (tx) => postRefund(tx, { refundId: createId(), provider: real.provider, currency, lines })),
      ]);
      if (isReserved) model.reserve(owner, amount, withdrawId);
      model.refund(line, fee + net + vat);
    },
  );

/** Ends a withdrawal that has ended already: the database refuses that, and nothing changes. */
const endAgain = (number: number, outcome: 'paid' | Refusal): LedgerCommand =>
  commandOn(
    `${outcome} again`,
    number,
    ({ withdrawals }) => withdrawals.filter(({ state }) => state !== 'open'),
    async ({ withdrawId }, _, real) => {
      const again = write(real, (tx) => postWithdrawResolve(tx, { withdrawId, outcome }));
      await expect(again).rejects.toMatchObject({ code: '23505' });
    },
  );

const anyRefusal = fc.constantFrom<Refusal>('rejected', 'failed', 'cancelled');

/** Commands for outgoing money. */
export const withdrawCommands: readonly fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(anyOwner, fc.constantFrom(0, 0.3, 0.5, 1, 2), anyMode).map((given) => withdraw(...given)),
  fc.tuple(anyNumber, fc.constantFrom(0, 1, 1500, 10 ** 12), anyMode).map((given) => pay(...given)),
  fc.tuple(anyNumber, anyRefusal, anyMode).map((given) => refuse(...given)),
  fc.tuple(anyNumber, anyMode).map((given) => comeBack(...given)),
  fc.tuple(anyNumber, fc.constantFrom(0, 1500), anyMode).map((given) => correct(...given)),
  fc.tuple(anyNumber, anyRefusal).map((given) => payAndRefuse(...given)),
  anyNumber.map(withdrawAndRefund),
  fc.tuple(anyNumber, fc.constantFrom<'paid' | Refusal>('paid', 'rejected')).map((given) => endAgain(...given)),
];
