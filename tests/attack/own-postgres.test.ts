import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { guardedLedger } from '../../src/features/money/ledger/service/guarded-schema.ts';
import { openSchema } from '../../src/platform/database/guard-schema.ts';
import { toUrl } from '../support/postgres.ts';
import { startArbor, waitForExit } from '../support/process.ts';
import { startScript } from '../support/run-script.ts';

const guide = readFileSync(join(import.meta.dirname, '../../docs/self-hosting.md'), 'utf8');
const WARNING = /npm run guard-ledger/;
const data = mkdtempSync(join(tmpdir(), 'arbor-own-'));
const ended: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
  rmSync(data, { recursive: true, force: true });
});

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database by the instructions of the guide, with a unique name, on the tests' server. `creator`: a role that
 * may create roles, for operators without a superuser.
 */
async function followGuide(creator?: string): Promise<{ name: string; product: string; admin: string }> {
  const name = `own_${randomUUID().slice(0, 8)}`;
  const statements = /`(CREATE ROLE arbor [^`]+)`/.exec(guide)?.[1]?.replaceAll('arbor', name).split('; ') ?? [];
  expect(statements).toHaveLength(2);
  const server = inject('superuserUrl');
  const asRole = (role: string, database: string): string =>
    toUrl(server, database).replace(/^postgres:\/\/\w+@/, `postgres://${role}@`);
  if (creator !== undefined) await run(server, `create role ${creator} login createrole createdb`);
  const url = creator === undefined ? server : asRole(creator, 'postgres');
  // A role that isn't a superuser can only make another role an owner if it is a member of that role.
  const between = creator === undefined ? [] : [`grant ${name} to ${creator}`];
  await run(url, statements[0] ?? '', ...between, statements[1] ?? '');
  ended.push(() =>
    run(
      server,
      `drop database ${name} with (force)`,
      `drop role if exists ${name}_ledger`,
      ...[name, ...(creator === undefined ? [] : [creator])].map((role) => `drop role ${role}`),
    ),
  );
  return {
    name,
    product: asRole(name, name),
    admin: creator === undefined ? toUrl(server, name) : asRole(creator, name),
  };
}

/** Starts Arbor on a database and returns its log. */
async function startOn(url: string): Promise<string> {
  const arbor = await startArbor(data, { DATABASE_URL: url, ARBOR_ROLE: 'worker' });
  const printed = arbor.output();
  arbor.process.kill('SIGTERM');
  await waitForExit(arbor.process);
  return printed;
}

const guard = (product: string, admin: string) =>
  startScript({ platform: { config: { DATABASE_URL: product } } } as never, 'guard-ledger', [], {
    DATABASE_ADMIN_URL: admin,
    ARBOR_DATA: data,
  }).ended;

const tampering = [
  'alter table ledger.transfer disable trigger user',
  'alter table ledger.account disable trigger account_keep',
  'update ledger.account set id = id',
  'delete from ledger.transfer',
  'truncate ledger.transfer cascade',
  'drop schema ledger cascade',
  'create or replace function ledger.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'set session_replication_role = replica',
];

describe('a PostgreSQL that was set up as the guide says', () => {
  let own: Awaited<ReturnType<typeof followGuide>>;
  beforeAll(async () => {
    own = await followGuide();
  });

  it('lets the product change its ledger at first, which each start says', async () => {
    expect(await startOn(own.product)).toMatch(WARNING);
    await run(own.product, 'begin', tampering[0] ?? '', 'rollback');
  });

  it('keeps the ledger from the product once it is guarded, and starts without a warning', async () => {
    // Functions that the product created in the schema never run with the administrator's rights.
    for (const routine of ['guard(name, name)', 'give(name)'])
      await run(
        own.product,
        `create procedure ledger.${routine} language plpgsql as $$ begin execute 'alter role ${own.name} createrole'; end $$`,
      );
    const { code, output } = await guard(own.product, own.admin);
    expect([code, output]).toEqual([0, expect.stringContaining(`${own.name}_ledger`)]);
    await expect(run(own.product, 'create role nobody')).rejects.toThrow(/permission denied/);
    for (const statement of [...tampering, `set role ${own.name}_ledger`, `grant ${own.name}_ledger to ${own.name}`])
      await expect(run(own.product, statement), statement).rejects.toThrow(
        /permission denied|must be owner|must be able/i,
      );
    expect(await startOn(own.product)).not.toMatch(WARNING);
  });

  it('gives the ledger back for a migration, and guards it again', async () => {
    await openSchema(own.admin, guardedLedger(own.name));
    await run(own.product, 'begin', ...tampering.slice(0, 2), 'rollback');
    expect((await guard(own.product, own.admin)).code).toBe(0);
    await expect(run(own.product, tampering[0] ?? '')).rejects.toThrow(/must be owner/);
  });
});

it('can be guarded by a role that is no superuser and may create roles', async () => {
  const own = await followGuide(`creator_${randomUUID().slice(0, 8)}`);
  expect((await guard(own.product, own.admin)).code).toBe(0);
  await expect(run(own.product, tampering[0] ?? '')).rejects.toThrow(/must be owner/);
  expect((await guard(own.product, own.admin)).code).toBe(0);
});

it('refuses an administrator of another database', async () => {
  const own = await followGuide();
  const { code, output } = await guard(own.product, inject('superuserUrl'));
  expect([code, output]).toEqual([1, expect.stringContaining('name different databases')]);
});
