import fc from 'fast-check';
import { postSurplus, postSurplusReturn } from '../../src/features/money/ledger/service/surplus.ts';
import { createId } from '../../src/platform/database/id.ts';
import { commandOn, compare, currency, type LedgerCommand, type Mode, post } from './ledger-run.ts';
import { anyMode, anyNumber } from './ledger-sale-commands.ts';

const takeSurplus = (amount: number, mode: Mode): LedgerCommand => ({
  check: () => true,
  run: async (model, real) => {
    const surplus = { provider: real.provider, currency, paymentId: createId(), transactionId: 'BANK 1', amount };
    await post(model, real, { mode, work: (tx) => postSurplus(tx, surplus) });
    model.takeSurplus(surplus.paymentId, amount);
    await compare(model, real);
  },
  toString: () => `take surplus(${amount}, ${mode})`,
});

/** Refunds an overpayment, by its provider or by a transfer. */
const giveSurplusBack = (number: number, isByTransfer: boolean, mode: Mode): LedgerCommand =>
  commandOn(
    `give surplus back ${isByTransfer ? 'by transfer ' : ''}${mode}`,
    number,
    ({ surpluses }) => surpluses.filter(({ isBack }) => !isBack),
    async (surplus, model, real) => {
      const { amount } = surplus;
      const returned = { provider: real.provider, currency, paymentRefundId: createId(), amount, isByTransfer };
      await post(model, real, { mode, work: (tx) => postSurplusReturn(tx, returned) });
      model.giveSurplusBack(surplus, isByTransfer);
    },
  );

/** Commands for overpayments. */
export const surplusCommands: readonly fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(fc.constantFrom(1, 15_000, 10 ** 11), anyMode).map((given) => takeSurplus(...given)),
  fc.tuple(anyNumber, fc.boolean(), anyMode).map((given) => giveSurplusBack(...given)),
];
