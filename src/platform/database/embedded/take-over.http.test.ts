import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../embedded.ts';
import { migrate } from '../migrate.ts';
import { openPool } from '../pool.ts';
import { prepareBinaries } from './binaries.ts';
import { isRoot, NOBODY, serverUser } from './server-user.ts';

const migrations = join(import.meta.dirname, '../../../../migrations');
/** Last migration of the version whose clusters belong to the system user `nobody`. */
const LAST_FORMER = '0008';
/** Linux's file system in memory. */
const OTHER_DISK = '/dev/shm';

let data: string;
let folder: string;
const running: EmbeddedDatabase[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'arbor-take-over-'));
  folder = join(data, 'postgres');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(data, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const server = await startEmbedded(folder, { settings: { shared_buffers: '16MB', fsync: 'off' } });
  running.push(server);
  return server;
}

const open = (url: string): pg.Pool => openPool({ url, size: 2, onError: () => undefined });

const formerUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Uses clusters that tests share or copy, because creating one takes longer than most of these tests. */
const kept = mkdtempSync(join(tmpdir(), 'arbor-take-over-kept-'));
const useSharedCluster = (): void => {
  folder = join(kept, 'postgres');
};
afterAll(() => rmSync(kept, { recursive: true, force: true }));

/** Creates a cluster as earlier versions did: every local user can connect, and the product's role is a superuser. */
function initFormerCluster(): void {
  const former = join(kept, 'former');
  if (!existsSync(former)) {
    chmodSync(kept, 0o755);
    mkdirSync(former, { mode: 0o700 });
    if (isRoot) spawnSync('chown', [String(NOBODY), former]);
    const how = ['-N', '-U', 'arbor', '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
    const initdb = join(prepareBinaries(), 'bin/initdb');
    expect(spawnSync(initdb, ['-D', former, ...how], { ...formerUser, cwd: '/' }).status).toBe(0);
  }
  chmodSync(data, 0o755);
  expect(spawnSync('cp', ['-Rp', former, folder]).status).toBe(0);
}

function copyFormerMigrations(): string {
  const former = join(data, 'migrations');
  cpSync(migrations, former, { recursive: true });
  for (const name of readdirSync(former)) if (name.slice(0, 4) > LAST_FORMER) rmSync(join(former, name));
  return former;
}

const formerRows = `
insert into licence (code, name, summary, url, attribution_required, commercial_use) values ('kept', 'Kept', 'x', 'about:blank', false, true);
insert into account (id, username, name, bio) values ('00000000-0000-7000-8000-000000000001', 'asha', E'As\\u200bha', 'বাংলা');
insert into contributor (id, account_id, username, name) values ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 'asha', 'Asha');
insert into category (id, key, name, published) values ('00000000-0000-7000-8000-000000000003', 'icons', 'Icons', true);
insert into content (id, contributor_id, category_id, title, status, published_at, source_url) values ('00000000-0000-7000-8000-000000000004',
  '00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000003', 'A leaf', 'published', now(), 'javascript:alert(1)');
create schema pgboss; create type pgboss.job_state as enum ('created'); create table pgboss.job (id bigserial, state pgboss.job_state);
create function pgboss.one() returns int language sql as 'select 1'; create view counted as select count(*) from content;
insert into pgboss.job (state) values ('created')`;

/** Creates a cluster with the schema and the rows of the earlier version. */
async function makeFormerCluster(): Promise<void> {
  initFormerCluster();
  const socket = mkdtempSync('/tmp/arbor-pg-');
  chmodSync(socket, 0o777);
  const flags = ['-D', folder, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${socket}`];
  const server = spawn(join(prepareBinaries(), 'bin/postgres'), flags, {
    ...formerUser,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve) => {
    server.stderr.on('data', (chunk: Buffer) => chunk.includes('ready to accept') && resolve());
  });
  const pool = open(`postgres://arbor@/postgres?host=${encodeURIComponent(socket)}`);
  const applied = await migrate(pool, copyFormerMigrations());
  expect(applied.at(-1)).toMatch(new RegExp(`^${LAST_FORMER}_`));
  await pool.query(formerRows);
  await pool.end();
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
  rmSync(socket, { recursive: true });
}

const foreign = `
select relname from pg_class where relowner <> 'arbor'::regrole and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
union all select proname from pg_proc p where proowner <> 'arbor'::regrole and pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
union all select rolname from pg_roles where rolsuper and rolname <> 'postgres'`;

it('takes over a cluster of an earlier version, and brings everything in it up to date', async () => {
  await makeFormerCluster();
  const missing = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > LAST_FORMER)
    .sort();
  expect(missing).not.toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const pool = open((await start()).url);
    expect((await pool.query(foreign)).rows).toEqual([]);
    expect(await migrate(pool, migrations)).toEqual(time === 0 ? missing : []);
    expect((await pool.query(foreign)).rows).toEqual([]);
    expect((await pool.query('select code from licence where not is_offered')).rows).toEqual([{ code: 'kept' }]);
    expect((await pool.query('select username, name, bio, role from account')).rows).toEqual([
      { username: 'asha', name: 'Asha', bio: 'বাংলা', role: 'contributor' },
    ]);
    expect((await pool.query('select title, source_url from content')).rows).toEqual([
      { title: 'A leaf', source_url: '' },
    ]);
    expect((await pool.query('select state::text from pgboss.job')).rows).toEqual([{ state: 'created' }]);
    await pool.query(`alter table content add column checked${time} int; alter table pgboss.job add column checked${time} int;
      alter type pgboss.job_state add value 'done${time}'; create schema more${time}`);
    await pool.end();
    await running.pop()?.stop();
  }
});

/** Creates a folder of root that an attacker would like to own. */
function makeVictim(): string {
  const victim = join(data, 'victim');
  mkdirSync(victim, { mode: 0o755 });
  writeFileSync(join(victim, 'passwd'), 'root:x:0:0\n', { mode: 0o644 });
  return victim;
}

const ask = async (): Promise<unknown> => {
  const pool = open((await start()).url);
  const { rows } = await pool.query('select 1 as one');
  await pool.end();
  return rows;
};

describe.runIf(isRoot)('as root', () => {
  it.each([
    ['a link to a folder', 'base/link', (victim: string, at: string) => symlinkSync(victim, at)],
    ['a link to a file', 'link', (victim: string, at: string) => symlinkSync(join(victim, 'passwd'), at)],
    ['a link in the place of tablespaces', 'pg_tblspc/1', (victim: string, at: string) => symlinkSync(victim, at)],
    ['a hard link', 'base/hard', (victim: string, at: string) => linkSync(join(victim, 'passwd'), at)],
    ['a file of root', 'base/roots', (victim: string, at: string) => copyFileSync(join(victim, 'passwd'), at)],
  ])('gives nothing away through %s, and names it', async (_, name, plant) => {
    const victim = makeVictim();
    initFormerCluster();
    plant(victim, join(folder, name));
    // The first refusal must not let the second start succeed.
    for (let time = 0; time < 2; time += 1) {
      const refused = await start().catch((error: unknown) => error);
      expect((refused as Error).message).toMatch(/^The database in [^\n]+$/);
      expect((refused as Error).message).toContain(join(folder, name));
    }
    for (const path of [victim, join(victim, 'passwd')]) expect(lstatSync(path).uid).toBe(0);
    expect(lstatSync(folder).uid).toBe(NOBODY);
    rmSync(join(folder, name));
    expect(await ask()).toEqual([{ one: 1 }]);
  });

  it('goes on where taking over was cut short', async () => {
    initFormerCluster();
    // The folder belongs to root until everything in it has a new owner, which PG_VERSION may have already.
    spawnSync('chown', ['0:0', folder]);
    spawnSync('chown', [`${serverUser.uid}:${serverUser.gid}`, join(folder, 'PG_VERSION')]);
    expect(await ask()).toEqual([{ one: 1 }]);
    const owners = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => lstatSync(join(folder, name)).uid,
    );
    expect(new Set(owners)).toEqual(new Set([serverUser.uid]));
  });

  it.each(['pg_hba.conf', 'pg_ident.conf'])('writes no %s where the server has laid a link', async (name) => {
    useSharedCluster();
    const target = join(makeVictim(), 'passwd');
    await (await start()).stop();
    rmSync(join(folder, name));
    symlinkSync(target, join(folder, name));
    expect(await ask()).toEqual([{ one: 1 }]);
    expect(readFileSync(target, 'utf8')).toBe('root:x:0:0\n');
    expect(lstatSync(target).uid).toBe(0);
    expect(lstatSync(join(folder, name)).isFile()).toBe(true);
    expect(statSync(join(folder, name)).uid).toBe(serverUser.uid);
  });

  it.runIf(existsSync(OTHER_DISK))('copies nothing to another disk through a link', async () => {
    const closed = mkdtempSync(join(OTHER_DISK, 'arbor-closed-'));
    try {
      folder = join(closed, 'data/postgres');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'PG_VERSION'), '18\n');
      symlinkSync(makeVictim(), join(folder, 'base'));
      spawnSync('chown', ['-Rh', String(NOBODY), folder]);
      await expect(start()).rejects.toThrow(join(folder, 'base'));
      expect(lstatSync(join(data, 'victim/passwd')).uid).toBe(0);
    } finally {
      rmSync(closed, { recursive: true });
    }
  });

  it('signals no process of somebody else on the word of postmaster.pid', async () => {
    useSharedCluster();
    await (await start()).stop();
    const program = join(data, 'postgres-of-root');
    copyFileSync('/bin/sleep', program);
    chmodSync(program, 0o755);
    const bystander = spawn(program, ['60'], { stdio: 'ignore' });
    try {
      writeFileSync(join(folder, 'postmaster.pid'), `${bystander.pid}\n${folder}\n0\n0\n\n\n\nstopping\n`);
      expect(await ask()).toEqual([{ one: 1 }]);
      expect([bystander.exitCode, bystander.signalCode]).toEqual([null, null]);
    } finally {
      bystander.kill('SIGKILL');
    }
  });

  it.each([NOBODY, serverUser.uid])('keeps no database in a folder of user %s', async (owner) => {
    spawnSync('chown', [String(owner), data]);
    symlinkSync(makeVictim(), folder);
    await expect(start()).rejects.toThrow(/^The folder [^\n]+ belongs to user \d+[^\n]+ARBOR_DATA\.$/);
    expect(readFileSync(join(data, 'victim/passwd'), 'utf8')).toBe('root:x:0:0\n');
  });
});
