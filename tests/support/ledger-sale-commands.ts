import fc from 'fast-check';
import { expect } from 'vitest';
import { postProviderFee, postRefund, postRelease, postSale } from '../../src/features/money/ledger/service/post.ts';
import { findReleasedLines } from '../../src/features/money/ledger/store/journals.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { LedgerModel, ModelAgreed, ModelLine } from './ledger-model.ts';
import {
  commandOn,
  compare,
  currency,
  type LedgerCommand,
  type Mode,
  post,
  type Real,
  replay,
  write,
} from './ledger-run.ts';

const DAY_MS = 86_400_000;
const contributorOf = (real: Real, { owner }: { readonly owner: number }): string => real.contributors[owner] ?? '';

interface SoldLine {
  readonly owner: number;
  readonly gross: number;
  readonly agreed: readonly ModelAgreed[] | undefined;
  readonly discount?: number;
  readonly siteBorne?: number;
  readonly vat?: { readonly sale: number; readonly fee: number };
  readonly affiliate?: ModelAgreed | undefined;
}

/** Converts a line of the model to the form in which orders post it. */
const toPosted = (real: Real, line: ModelLine) => {
  const { lineId, fee, net, vat, agreed, affiliate } = line;
  const earner =
    affiliate === undefined
      ? {}
      : { affiliate: { contributorId: contributorOf(real, affiliate), amount: affiliate.amount } };
  const parts = agreed?.map((each) => ({ contributorId: contributorOf(real, each), basisPoints: each.basisPoints }));
  const shared = parts === undefined ? {} : { agreed: parts };
  return {
    ...{ lineId, fee, vat, net: net - (affiliate?.amount ?? 0) },
    ...{ contributorId: contributorOf(real, line), ...shared, ...earner },
  };
};

const sell = (sold: readonly SoldLine[], mode: Mode, isCleared: boolean): LedgerCommand => ({
  check: () => true,
  run: async (model, real) => {
    const lines = sold.map((line) => model.createLine(line, isCleared));
    const posted = lines.map((line) => toPosted(real, line));
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
  lines.filter(({ fee, net, vat, refunded }) => refunded < fee + net + vat);

const release = (number: number, mode: Mode): LedgerCommand =>
  commandOn(`release ${mode}`, number, listUnreleased, async (line, model, real) => {
    const work = (tx: Parameters<typeof postRelease>[0]) => postRelease(tx, { currency, lineIds: [line.lineId] });
    if (line.isCleared || model.netLeft(line) === 0) {
      // The second run finds nothing left to release.
      await post(model, real, { mode, work, isEmpty: true });
      model.release(line);
    } else await expect(write(real, work)).rejects.toMatchObject({ constraint: 'journal_cleared' });
  });

/** Refunds `part` of the rest, by the provider or by a transfer. */
const refund = (number: number, part: number, mode: Mode, isByTransfer: boolean): LedgerCommand =>
  commandOn(
    `refund ${part} ${mode}${isByTransfer ? ' by transfer' : ''}`,
    number,
    listLeft,
    async (line, model, real) => {
      const amount = Math.max(1, Math.ceil((line.fee + line.net + line.vat - line.refunded) * part));
      const shares = model.splitRefund(line, amount);
      const lines = [{ lineId: line.lineId, ...shares }];
      const posted = { refundId: createId(), provider: real.provider, currency, lines, isByTransfer };
      await post(model, real, { mode, work: (tx) => postRefund(tx, posted) });
      model.refund(line, amount, isByTransfer);
    },
  );

/** Releases and refunds one line concurrently; either one may come first, and the ledger has to agree. */
const releaseAndRefund = (number: number): LedgerCommand =>
  commandOn(
    'release and refund',
    number,
    (model) => listUnreleased(model).filter(({ isCleared, net, refunded }) => isCleared && refunded === 0 && net > 0),
    async (line, model, real) => {
      const { lineId, fee, net, vat } = line;
      const lines = [{ lineId, fee, net, vat }];
      const [released, refunded] = await Promise.allSettled([
        write(real, (tx) => postRelease(tx, { currency, lineIds: [lineId] })),
        write(real, (tx) => postRefund(tx, { refundId: createId(), provider: real.provider, currency, lines })),
      ]);
      expect([released.status, refunded.status]).toEqual(['fulfilled', 'fulfilled']);
      // A fully refunded line has nothing to release.
      const isReleasedFirst = (await findReleasedLines(real.app.db, [lineId])).has(lineId);
      if (isReleasedFirst) model.release(line);
      model.refund(line, fee + net + vat);
      if (!isReleasedFirst) model.release(line);
    },
  );

/** Refunds one poisha more than the contributors' remaining share. */
const refundTooMuch = (number: number): LedgerCommand =>
  commandOn(
    'refund too much',
    number,
    ({ lines }) => lines.filter(({ net }) => net > 0),
    async (line, model, real) => {
      const lines = [{ lineId: line.lineId, fee: 0, net: model.netLeft(line) + 1 }];
      const tooMuch = { refundId: createId(), provider: real.provider, currency, lines };
      await expect(write(real, (tx) => postRefund(tx, tooMuch))).rejects.toMatchObject({ code: '23514' });
    },
  );

/** Posts the provider's fee of a payment. */
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
export const anyOwner = fc.integer({ min: 0, max: 2 });
const gross = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: 10_000_000 }),
  fc.constant(10 ** 11),
);
const basisPoints = fc.oneof(fc.constantFrom(0, 1, 3000, 9999, 10_000), fc.integer({ min: 0, max: 10_000 }));
/** Up to three contributors, each with at least one basis point, in any order. */
const agreed = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2], { minLength: 1 }),
    fc.integer({ min: 1, max: 9998 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([owners, first, cut]): ModelAgreed[] => {
    const second = Math.max(1, Math.min(9998 - first, Math.round((9999 - first) * cut)));
    const points = { 1: [10_000], 2: [first, 10_000 - first], 3: [first, second, 10_000 - first - second] }[
      owners.length
    ];
    return owners.map((owner, index) => ({ owner, basisPoints: points?.[index] ?? 0 }));
  });
const soldLines = fc.array(
  fc
    .record({
      owner: anyOwner,
      gross,
      agreed: fc.option(agreed, { nil: undefined, freq: 1 }),
      off: fc.constantFrom(0, 0, 0.1, 0.5, 0.999),
      borne: fc.constantFrom(0, 0.3, 1),
      vat: fc.option(
        fc.record({ sale: fc.constantFrom(0, 500, 750, 1500, 10_000), fee: fc.constantFrom(0, 1500, 777) }),
        { nil: undefined },
      ),
      earner: fc.option(fc.record({ owner: anyOwner, basisPoints: fc.constantFrom(1, 1000, 3333, 10_000) }), {
        nil: undefined,
      }),
    })
    .map(({ off, borne, vat, earner, ...line }): SoldLine => {
      // Something is always charged, because free lines aren't in the ledger.
      const discount = Math.min(line.gross - 1, Math.round(line.gross * off));
      const taxed = vat === undefined ? {} : { vat };
      // Nobody earns as an affiliate by own works.
      const owners = [line.owner, ...(line.agreed ?? []).map(({ owner }) => owner)];
      const affiliate = earner === undefined || owners.includes(earner.owner) ? undefined : earner;
      return { ...line, ...taxed, discount, siteBorne: Math.round(discount * borne), affiliate };
    }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
// Most lines have cleared, because later commands need cleared ones.
const isCleared = fc.constantFrom(true, true, true, true, false);

/** Commands for incoming money. */
export const saleCommands: readonly fc.Arbitrary<LedgerCommand>[] = [
  fc.tuple(soldLines, anyMode, isCleared).map((given) => sell(...given)),
  basisPoints.map(changeFee),
  fc.tuple(anyNumber, anyMode).map((given) => release(...given)),
  fc.tuple(anyNumber, fc.constantFrom(0, 0.3, 0.5, 1), anyMode, fc.boolean()).map((given) => refund(...given)),
  anyNumber.map(releaseAndRefund),
  anyNumber.map(refundTooMuch),
  anyNumber.map(replay),
  fc.tuple(fc.constantFrom(0, 1, 249, 10 ** 9), anyMode).map((given) => charge(...given)),
];
