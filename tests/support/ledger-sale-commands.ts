import fc from 'fast-check';
import { expect } from 'vitest';
import { postProviderFee, postRefund, postRelease, postSale } from '../../src/features/ledger/service/post.ts';
import { readReleased } from '../../src/features/ledger/store/journals.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { LedgerModel, ModelLine } from './ledger-model.ts';
import { commandOn, compare, currency, type LedgerCommand, type Mode, post, type Real, write } from './ledger-run.ts';

const DAY_MS = 86_400_000;
const contributorOf = (real: Real, { owner }: { readonly owner: number }): string => real.contributors[owner] ?? '';

interface SoldLine {
  readonly owner: number;
  readonly gross: number;
}

const sell = (sold: readonly SoldLine[], mode: Mode, isCleared: boolean): LedgerCommand => ({
  check: () => true,
  run: async (model, real) => {
    const lines = sold.map(({ owner, gross }) => model.createLine(owner, gross, isCleared));
    const posted = lines.map((line) => ({ ...line, contributorId: contributorOf(real, line) }));
    const clearsAt = new Date(Date.now() + (isCleared ? -DAY_MS : DAY_MS));
    await post(model, real, {
      mode,
      work: (tx) => postSale(tx, { provider: real.provider, currency, lines: posted, clearsAt }),
    });
    for (const line of lines) model.sell(line);
    await compare(model, real);
  },
  toString: () => `sell(${JSON.stringify(sold)}, ${mode}, ${isCleared ? 'cleared' : 'not cleared'})`,
});

const changeFee = (basisPoints: number): LedgerCommand => ({
  check: () => true,
  run: async (model) => {
    model.feeBasisPoints = basisPoints;
  },
  toString: () => `changeFee(${basisPoints})`,
});

const listUnreleased = ({ lines }: Readonly<LedgerModel>): ModelLine[] => lines.filter(({ isReleased }) => !isReleased);
const listLeft = ({ lines }: Readonly<LedgerModel>): ModelLine[] =>
  lines.filter(({ fee, net, refunded }) => refunded < fee + net);

const release = (number: number, mode: Mode): LedgerCommand =>
  commandOn(`release ${mode}`, number, listUnreleased, async (line, model, real) => {
    const lines = [{ lineId: line.lineId, contributorId: contributorOf(real, line) }];
    const work = (tx: Parameters<typeof postRelease>[0]) => postRelease(tx, { currency, lines });
    if (line.isCleared || model.netLeft(line) === 0) {
      // Whoever comes second finds nothing left to release.
      await post(model, real, { mode, work, isEmpty: true });
      model.release(line);
    } else await expect(write(real, work)).rejects.toMatchObject({ constraint: 'journal_cleared' });
  });

/** `part` of what is left. */
const refund = (number: number, part: number, mode: Mode): LedgerCommand =>
  commandOn(`refund ${part} ${mode}`, number, listLeft, async (line, model, real) => {
    const amount = Math.max(1, Math.ceil((line.fee + line.net - line.refunded) * part));
    const shares = model.splitRefund(line, amount);
    const lines = [{ lineId: line.lineId, contributorId: contributorOf(real, line), ...shares }];
    const posted = { refundId: createId(), provider: real.provider, currency, lines };
    await post(model, real, { mode, work: (tx) => postRefund(tx, posted) });
    model.refund(line, amount);
  });

/** The same line is released and refunded at the same moment: one comes first, and the books agree with that. */
const releaseAndRefund = (number: number): LedgerCommand =>
  commandOn(
    'release and refund',
    number,
    (model) => listUnreleased(model).filter(({ isCleared, net, refunded }) => isCleared && refunded === 0 && net > 0),
    async (line, model, real) => {
      const { lineId, fee, net } = line;
      const lines = [{ lineId, contributorId: contributorOf(real, line), fee, net }];
      const [released, refunded] = await Promise.allSettled([
        write(real, (tx) => postRelease(tx, { currency, lines })),
        write(real, (tx) => postRefund(tx, { refundId: createId(), provider: real.provider, currency, lines })),
      ]);
      expect([released.status, refunded.status]).toEqual(['fulfilled', 'fulfilled']);
      // A line of which nothing was left has nothing to release.
      const isReleasedFirst = (await readReleased(real.app.db, [lineId])).has(lineId);
      if (isReleasedFirst) model.release(line);
      model.refund(line, fee + net);
      if (!isReleasedFirst) model.release(line);
    },
  );

/** What a provider keeps of a payment. */
const charge = (fee: number, mode: Mode): LedgerCommand => ({
  check: () => true,
  run: async (model, real) => {
    const posted = { provider: real.provider, currency, paymentId: createId(), fee };
    await post(model, real, { mode, work: (tx) => postProviderFee(tx, posted), isEmpty: fee === 0 });
    model.charge(fee);
    await compare(model, real);
  },
  toString: () => `charge(${fee}, ${mode})`,
});

export const anyNumber = fc.nat({ max: 1000 });
export const anyMode = fc.constantFrom<Mode>('once', 'once', 'twice', 'crash');
export const anyOwner = fc.integer({ min: 0, max: 1 });
const gross = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.constant(10 ** 11),
);
const basisPoints = fc.oneof(fc.constantFrom(0, 1, 3000, 9999, 10_000), fc.integer({ min: 0, max: 10_000 }));
const soldLines = fc.array(fc.record({ owner: anyOwner, gross }), { minLength: 1, maxLength: 4 });
// Most have cleared: what follows needs them.
const isCleared = fc.constantFrom(true, true, true, true, false);

/** What happens to money that comes in. */
export const saleCommands: readonly fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(soldLines, anyMode, isCleared).map((given) => sell(...given)),
  basisPoints.map(changeFee),
  fc.tuple(anyNumber, anyMode).map((given) => release(...given)),
  fc.tuple(anyNumber, fc.constantFrom(0, 0.3, 0.5, 1), anyMode).map((given) => refund(...given)),
  anyNumber.map(releaseAndRefund),
  fc.tuple(fc.constantFrom(0, 1, 249, 10 ** 9), anyMode).map((given) => charge(...given)),
];
