import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot, NOBODY, serverUser } from './embedded/server-user.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const small = { settings: { shared_buffers: '16MB', fsync: 'off' } };

let data: string;
let folder: string;
const running: EmbeddedDatabase[] = [];
/** Uses a shared cluster, because creating one takes longer than most of these tests. */
const shared = mkdtempSync(join(tmpdir(), 'arbor-embedded-shared-'));
const useSharedCluster = (): void => {
  folder = join(shared, 'postgres');
};
afterAll(() => rmSync(shared, { recursive: true, force: true }));
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-embedded-'));
  folder = join(data, 'postgres');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startEmbedded>[1] = {}): Promise<EmbeddedDatabase> {
  const server = await startEmbedded(folder, { ...small, ...options });
  running.push(server);
  return server;
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const readPostmaster = (): number => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
const toSocket = (url: string): string =>
  decodeURIComponent(new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '');

it('creates a cluster anew where an earlier attempt was interrupted', async () => {
  mkdirSync(`${folder}.new`, { recursive: true });
  writeFileSync(join(`${folder}.new`, 'PG_VERSION'), '18\n');
  await start();
  expect(existsSync(`${folder}.new`)).toBe(false);
});

it('starts where another program has the process number of a server that has crashed', async () => {
  useSharedCluster();
  await (await start()).stop();
  writeFileSync(join(folder, 'postmaster.pid'), `1\n${folder}\n0\n0\n\n\n`);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

describe('what the product may do', () => {
  beforeEach(useSharedCluster);

  it('owns its schemas, and runs no program, reads no file and becomes nobody else', async () => {
    const server = await start();
    const outside = join(data, 'outside');
    const pool = openPool({ url: server.url, size: 2, onError: () => undefined });
    await migrate(pool, migrations);
    const { rows } = await pool.query(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
    );
    const no = {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    };
    expect(rows).toEqual([{ rolname: 'arbor', ...no }]);
    const { rows: memberships } = await pool.query(
      `select roleid::regrole::text from pg_auth_members where member = 'arbor'::regrole`,
    );
    expect(memberships).toEqual([]);
    for (const statement of [
      `copy (select 1) to program 'cat > ${outside}'`,
      `copy (select 1) to '${outside}'`,
      `copy (select 1) to '/root/${outside.replaceAll('/', '-')}'`,
      `create temp table a (line text); copy a from '/etc/passwd'`,
      `create temp table b (line text); copy b from program 'id'`,
      `select pg_read_file('/etc/passwd')`,
      `select lo_export(lo_from_bytea(0, 'x'), '${outside}')`,
      'set role postgres',
      'set session authorization postgres',
      'alter role arbor superuser',
      `alter system set archive_command = 'id'`,
      `create extension adminpack`,
      `create function f() returns int language c as 'libc', 'getpid'`,
    ]) {
      const refused = await pool.query(statement).catch((error: unknown) => error);
      expect([statement, refused instanceof pg.DatabaseError]).toEqual([statement, true]);
    }
    expect(existsSync(outside)).toBe(false);
    await pool.end();
  });

  it('lets nobody in but the user that Arbor runs as', async () => {
    const server = await start();
    const socket = toSocket(server.url);
    expect(statSync(socket).mode & 0o777).toBe(0o700);
    const rules = await query<{ auth_method: string; type: string }>(
      server.superuserUrl,
      'select type, auth_method from pg_hba_file_rules',
    );
    expect(rules).toEqual([{ type: 'local', auth_method: 'peer' }]);
    if (!isRoot) return;
    // The server's own system user can enter the folder of its socket, but there is no role for it.
    const client = fileURLToPath(import.meta.resolve('pg'));
    const code = `import pg from ${JSON.stringify(client)}; const c = new pg.Client({ connectionString: process.argv[1] });
      await c.connect().then(() => console.log('let in'), (error) => console.log(error.message)); process.exit()`;
    for (const user of [serverUser, { uid: NOBODY, gid: NOBODY }]) {
      const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code, server.url], {
        ...user,
        cwd: '/',
        encoding: 'utf8',
      });
      expect(stdout).toMatch(/Peer authentication failed|EACCES/);
    }
  });

  it.runIf(isRoot)('runs the server as a user of its own, without capabilities', async () => {
    await start();
    const status = readFileSync(`/proc/${readPostmaster()}/status`, 'utf8');
    const read = (name: string): string => new RegExp(`^${name}:[ \\t]*(.*)$`, 'm').exec(status)?.[1]?.trim() ?? '';
    for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'])
      expect([set, read(set)]).toEqual([set, '0000000000000000']);
    const users = new Set(read('Uid').split('\t'));
    expect(users.size).toBe(1);
    for (const known of ['0', String(NOBODY)]) expect(users).not.toContain(known);
    expect(read('Groups')).toBe('');
    expect(statSync(folder).uid).toBe(serverUser.uid);
  });
});

it.runIf(isRoot)('lies where its user reaches it, below a folder that only root may pass', async () => {
  const closed = join(data, 'closed');
  mkdirSync(join(closed, 'data'), { recursive: true, mode: 0o700 });
  folder = join(closed, 'data/postgres');
  const server = await start();
  expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  await query(server.url, 'create table kept (n int)');
  await running.pop()?.stop();

  // The folder of an earlier version, whose path contained private folders, is moved with its contents.
  const former = realpathSync(folder);
  rmSync(folder);
  spawnSync('mv', [former, folder]);
  await start();
  const target = realpathSync(folder);
  expect(target).toMatch(/^\/var\/lib\/arbor\/postgres-/);
  expect(await query(running[0]?.url ?? '', 'select count(*) as n from kept')).toEqual([{ n: 0 }]);
  expect(statSync(closed).mode & 0o777).toBe(0o700);
  await running.pop()?.stop();
  rmSync(target, { recursive: true });
  expect(readdirSync(dirname(target)).filter((name) => former.endsWith(name))).toEqual([]);
});

describe('who uses a folder', () => {
  it('is one of several starts at once, and the others say so in one sentence', async () => {
    const starts = await Promise.allSettled([1, 2, 3].map(() => start()));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const each of starts)
      if (each.status === 'rejected')
        expect((each.reason as Error).message).toMatch(/^Another Arbor \(process \d+\) already uses [^\n]+$/);
  });

  it('is nobody after a start that was killed, even if its process number came again', async () => {
    useSharedCluster();
    await (await start()).stop();
    writeFileSync(`${folder}.lock`, `${process.pid} of an earlier time`);
    await (await start()).stop();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    writeFileSync(`${folder}.lock`, '');
    await start();
  });
});

describe('a server that ends unasked', () => {
  beforeEach(useSharedCluster);

  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)
    it(`is started again after ${signal}, at the same address, within five seconds`, async () => {
      const told: string[] = [];
      const server = await start({ onStopped: (last) => told.push(last) });
      await query(server.url, `create table kept_${signal} as select 1 as one`);
      const first = readPostmaster();
      process.kill(first, signal);
      const since = performance.now();
      const ask = (): Promise<unknown> => query(server.url, 'select pg_postmaster_start_time()');
      await expect
        .poll(
          () =>
            ask().then(
              () => readPostmaster() !== first,
              () => false,
            ),
          { timeout: 5000, interval: 20 },
        )
        .toBe(true);
      expect(performance.now() - since).toBeLessThan(5000);
      expect(await query(server.url, `select one from kept_${signal}`)).toEqual([{ one: 1 }]);
      expect(told).toHaveLength(1);
    });

  // This test is the last one of the file, because the shared cluster doesn't start after it.
  it('is given up where it can not start, and says what the server said', async () => {
    const server = await start({ restartDelays: [0, 50] });
    writeFileSync(join(folder, 'postgresql.conf'), 'no_such_setting = 1\n');
    process.kill(readPostmaster(), 'SIGINT');
    expect(await server.died).toContain('no_such_setting');
  });
});
