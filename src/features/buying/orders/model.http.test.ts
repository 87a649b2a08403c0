import fc from 'fast-check';
import { it } from 'vitest';
import { makeAffiliate } from '../../../../tests/support/affiliates.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBundle } from '../../../../tests/support/bundles.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { orderCommands } from '../../../../tests/support/order-commands.ts';
import { OrderModel } from '../../../../tests/support/order-model.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { registration, setRegistration, setVatRate } from '../../../../tests/support/vat.ts';
import { applyRunningSales } from '../../money/discounts/service/apply-sales.ts';
import { numberAllReceipts } from './service/receipts.ts';

/** Number of random runs; `ARBOR_TEST_RUNS=1000` takes an hour. */
const RUNS = Number(process.env['ARBOR_TEST_RUNS'] ?? 15);
const COMMANDS = 60;
const TIMEOUT_MS = Math.max(600_000, RUNS * 20_000);

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('keeps orders, books and downloads together, after any sales, coupons, bundles, affiliates, VAT, payments and refunds', {
  timeout: TIMEOUT_MS,
}, async () => {
  const shop = await openShop(app);
  const works = shop.works.map(({ contentId, variantIds: [variantId = ''] }) => ({ contentId, variantId }));
  const owner = await signInAdmin(app);
  const make = async (terms: Readonly<Record<string, unknown>>) => (await makeDiscount(owner, terms)).code;
  const codes = [
    await make({ value: 3333, siteShare: 0 }),
    await make({ kind: 'amount', value: 7777, siteShare: 5000, maxUses: 20 }),
    await make({ value: 10_000, siteShare: 0, maxPerPerson: 2 }),
    await make({ value: 1000, siteShare: 10_000, isFirstPurchase: true, minimum: 6000 }),
    'UNKNOWN',
  ];
  const sale = { code: null, value: 1250, siteShare: 6000 };
  const links = [await makeAffiliate(app, { basisPoints: 777 }), await makeAffiliate(app, { basisPoints: 777 })];
  const bundleId = await makeBundle(owner, shop.works.slice(0, 2), { price: 11_111, isSite: true });
  let saleId: string | undefined;
  const setSale = async (runs: boolean) => {
    if (runs === (saleId !== undefined)) return;
    if (saleId !== undefined) await owner.call('PUT', `/discounts/end/${saleId}`);
    saleId = runs ? (await makeDiscount(owner, sale)).id : undefined;
    await applyRunningSales(app.systemContext());
  };
  const setVat = async (vat: { readonly sale: number; readonly fee: number } | undefined) => {
    await setRegistration(app, { bin: vat === undefined ? '' : registration.bin, feeBasisPoints: vat?.fee ?? 0 });
    if (vat !== undefined) await setVatRate(app, vat.sale);
  };
  await fc.assert(
    fc.asyncProperty(
      fc.commands(orderCommands({ buyers: 2, works: works.length, codes: codes.length - 1 }), {
        maxCommands: COMMANDS,
        size: 'max',
      }),
      async (given) => {
        const market = {
          app,
          buyers: [await signInUser(app), await signInUser(app)],
          works,
          codes,
          links,
          bundleId,
          setSale,
          setVat,
        };
        await fc.asyncModelRun(() => ({ model: new OrderModel(), real: market }), given);
        await numberAllReceipts(app.systemContext());
      },
    ),
    { numRuns: RUNS },
  );
});
