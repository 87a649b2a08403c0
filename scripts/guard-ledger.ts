import { join } from 'node:path';
import pg from 'pg';
import { guardedLedger } from '../src/features/money/ledger/service/guarded-schema.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { DatabaseStartError } from '../src/platform/database/embedded/start-error.ts';
import { canChangeSchema, guardSchema, openSchema } from '../src/platform/database/guard-schema.ts';
import { MigrationError, migrate } from '../src/platform/database/migrate.ts';
import { openPool } from '../src/platform/database/pool.ts';
import { fail, say } from './configured-database.ts';

/** Usage of `DATABASE_ADMIN_URL=… npm run guard-ledger`. */
const usage = `Usage: DATABASE_ADMIN_URL=postgres://postgres:…@host/arbor npm run guard-ledger
Applies migrations to the database of DATABASE_URL, then gives its ledger to a role of its own that nobody signs in with: Arbor can
read it and add to it, and not change it. DATABASE_ADMIN_URL names the same database as a superuser, or as the role that may
create roles and made Arbor's. Keep it out of the settings that Arbor is started with. The embedded database needs none of this.`;

interface Found {
  readonly role: string;
  readonly database: string;
}

async function identify(pool: pg.Pool | pg.Client): Promise<Found> {
  const { rows } = await pool.query<Found>(
    "select current_user as role, format('%s %s', oid, datname) as database from pg_database where datname = current_database()",
  );
  const [found] = rows;
  if (found === undefined) throw new Error('a connection has a database');
  return found;
}

async function identifyAdmin(url: string): Promise<Found> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return await identify(client);
  } catch (error) {
    return fail(`The database of DATABASE_ADMIN_URL can not be reached: ${(error as Error).message}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const adminUrl = process.env['DATABASE_ADMIN_URL'] ?? fail(usage);

async function guard(): Promise<void> {
  const { DATABASE_URL: url = fail(usage), root } = readConfig(process.env);
  const admin = await identifyAdmin(adminUrl);
  const pool = openPool({ url, size: 2, onError: (error) => say(error.message) });
  try {
    const product = await identify(pool);
    if (product.database !== admin.database)
      fail(`DATABASE_ADMIN_URL and DATABASE_URL name different databases (${admin.database} and ${product.database}).`);
    const ledger = guardedLedger(product.role);
    await migrate(pool, join(root, 'migrations'), { before: () => openSchema(adminUrl, ledger) });
    await guardSchema(adminUrl, ledger);
    if (await canChangeSchema(pool, ledger.name))
      fail(
        `The role ${product.role} can still change the ledger: it is a superuser, may create roles or acts as others.`,
      );
    say(
      `The ledger belongs to ${product.role}_ledger now: ${product.role} can read it and add to it, and not change it.`,
    );
  } finally {
    await pool.end();
  }
}

await guard().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
    fail(error.message);
  if (error instanceof pg.DatabaseError) fail(`The database refuses: ${error.message}.`);
  throw error;
});
