import fc from 'fast-check';
import { expect } from 'vitest';
import { postAdjustment } from '../../src/features/money/ledger/service/adjustments.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { Transaction } from '../../src/platform/database/pool.ts';
import { compare, currency, type LedgerCommand, type Mode, post, write } from './ledger-run.ts';
import { anyMode, anyOwner } from './ledger-sale-commands.ts';

const kinds = ['debt_write_off', 'debt_payment', 'payout', 'late_forfeit'] as const;
type Kind = (typeof kinds)[number];

/** Adjusts `part` of the debt or of the available balance; more than there is if it is above 1. */
const adjust = (owner: number, kind: Kind, part: number, mode: Mode): LedgerCommand => {
  const account = kind === 'debt_write_off' || kind === 'debt_payment' ? 'debt' : 'available';
  return {
    check: (model) => part > 1 || model.purses[owner]?.[account] !== 0,
    run: async (model, real) => {
      const there = model.findPurse(owner)[account];
      const [adjustmentId, contributorId] = [createId(), real.contributors[owner] ?? ''];
      const settle = (amount: number) => (tx: Transaction) =>
        postAdjustment(tx, { adjustmentId, contributorId, currency, kind, amount });
      if (part > 1) {
        expect(await write(real, settle(there + 1))).toEqual({ isPosted: false, available: there });
      } else {
        const amount = Math.max(1, Math.floor(there * part));
        // If the first adjustment leaves too little, the second one is refused for that reason.
        if (mode === 'twice' && amount > there - amount) {
          const answers = await Promise.all([write(real, settle(amount)), write(real, settle(amount))]);
          expect(answers.filter(({ isPosted }) => isPosted)).toHaveLength(1);
        } else await post(model, real, { mode, work: settle(amount) });
        model.adjust(owner, kind, amount);
      }
      await compare(model, real);
    },
    toString: () => `${kind}(${owner}, ${part}, ${mode})`,
  };
};

/** Commands for adjustments by owners. */
export const adjustCommands: readonly fc.Arbitrary<LedgerCommand>[] = [
  fc
    .tuple(anyOwner, fc.constantFrom<Kind>(...kinds), fc.constantFrom(0, 0.5, 1, 2), anyMode)
    .map((given) => adjust(...given)),
];
