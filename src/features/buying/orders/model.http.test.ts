import fc from 'fast-check';
import { it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { orderCommands } from '../../../../tests/support/order-commands.ts';
import { OrderModel } from '../../../../tests/support/order-model.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { openShop } from '../../../../tests/support/shop.ts';

/** Number of random runs; `ARBOR_TEST_RUNS=1000` takes an hour. */
const RUNS = Number(process.env['ARBOR_TEST_RUNS'] ?? 15);
const COMMANDS = 40;
const PRICES = [10_001, 4999, 0];

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('keeps orders, books and downloads together, after any payments and refunds', { timeout: 600_000 }, async () => {
  const shop = await openShop(app);
  const works = shop.works.map(({ contentId, variantIds: [variantId = ''] }, index) => ({
    contentId,
    variantId,
    price: PRICES[index] ?? 0,
  }));
  await fc.assert(
    fc.asyncProperty(
      fc.commands(orderCommands({ buyers: 2, works: works.length }), { maxCommands: COMMANDS, size: 'max' }),
      async (given) => {
        const market = { app, buyers: [await signInUser(app), await signInUser(app)], works };
        await fc.asyncModelRun(() => ({ model: new OrderModel(), real: market }), given);
      },
    ),
    { numRuns: RUNS },
  );
});
