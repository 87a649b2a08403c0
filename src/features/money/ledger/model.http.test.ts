import fc from 'fast-check';
import pg from 'pg';
import { afterAll, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { adjustCommands } from '../../../../tests/support/ledger-adjust-commands.ts';
import { LedgerModel } from '../../../../tests/support/ledger-model.ts';
import { saleCommands } from '../../../../tests/support/ledger-sale-commands.ts';
import { surplusCommands } from '../../../../tests/support/ledger-surplus-commands.ts';
import { withdrawCommands } from '../../../../tests/support/ledger-withdraw-commands.ts';

/** Number of random runs; `ARBOR_TEST_RUNS=5000` takes an hour. */
const RUNS = Number(process.env['ARBOR_TEST_RUNS'] ?? 300);
const COMMANDS = 60;

const app = await testApp();
const contributors = [
  await makeContributor(app, 'salma'),
  await makeContributor(app, 'karim'),
  await makeContributor(app, 'mina'),
];
const superuser = new pg.Client({ connectionString: app.superuserUrl });
await superuser.connect();
afterAll(() => superuser.end());

// Each run starts with an empty ledger, so that all invariants can be checked after every command.
await superuser.query('set session_replication_role = replica');
const emptyLedger = () => superuser.query('truncate ledger.transfer, ledger.journal, ledger.account');

it('holds what a model of it holds, after any sales, refunds, surpluses, withdrawals and adjustments', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([...saleCommands, ...withdrawCommands, ...adjustCommands, ...surplusCommands], {
        maxCommands: COMMANDS,
        size: 'max',
      }),
      async (given) => {
        await emptyLedger();
        const real = { app, contributors, provider: 'model' };
        await fc.asyncModelRun(() => ({ model: new LedgerModel(contributors.length), real }), given);
      },
    ),
    { numRuns: RUNS },
  );
});
