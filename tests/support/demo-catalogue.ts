import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../../src/platform/database/embedded/lock.ts';
import { DatabaseStartError } from '../../src/platform/database/embedded/start-error.ts';
import { hashDemoSources } from './demo-sources.ts';
import { spawnArbor, waitForExit } from './process.ts';

/** Filling takes a minute on two cores that do nothing else. */
const FILL_TIMEOUT_MS = 900_000;
/** Works are dated back from the moment of the fill: what is new in them grows old. */
const MAX_AGE_MS = 24 * 3_600_000;

const store = join(import.meta.dirname, '../../node_modules/.cache/arbor-demo');
/** Password of the owner, who is created with the folder; the last file written, so that its folder is whole. */
const PASSWORD_FILE = 'owner-password';

/** A whole catalogue that was filled by these sources a short time ago. */
const isFresh = (folder: string): boolean => {
  const file = statSync(join(folder, PASSWORD_FILE), { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs < MAX_AGE_MS;
};

/** With owners and links resolved: PostgreSQL refuses a folder of somebody else, and may have been put elsewhere. */
export const copyFolder = (from: string, to: string): void => {
  execFileSync('cp', ['-pRL', from, to]);
};

/** Fills a new folder; as a worker, which needs no built pages. */
async function fill(target: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'arbor-demo-'));
  const server = spawnArbor(data, { NODE_ENV: 'development', ARBOR_DEMO: 'auto', ARBOR_ROLE: 'worker' });
  const late = setTimeout(() => server.process.kill(), FILL_TIMEOUT_MS);
  try {
    const [, password = ''] = await server.printed(/Admin\s+owner@localhost\s+password: (\S+)/);
    await server.printed(/Demo catalogue ready/);
    server.process.kill();
    await waitForExit(server.process);
    const unfinished = `${target}.new`;
    copyFolder(data, unfinished);
    writeFileSync(join(unfinished, PASSWORD_FILE), password);
    renameSync(unfinished, target);
  } finally {
    clearTimeout(late);
    server.process.kill();
    await waitForExit(server.process);
    rmSync(data, { recursive: true, force: true });
  }
}

/** One of several processes fills the catalogue, and the others wait for it. */
async function lockStore(): Promise<() => void> {
  for (;;) {
    try {
      return takeLock(store);
    } catch (error) {
      if (!(error instanceof DatabaseStartError)) throw error;
      await wait(500);
    }
  }
}

/**
 * Fills the demo catalogue for the tests, unless these sources have filled one a short time ago.
 * @returns its folder, to be copied
 */
export async function prepareDemo(): Promise<string> {
  mkdirSync(store, { recursive: true });
  const unlock = await lockStore();
  try {
    const folder = join(store, hashDemoSources());
    if (isFresh(folder)) return folder;
    for (const old of readdirSync(store)) rmSync(join(store, old), { recursive: true, force: true });
    await fill(folder);
    return folder;
  } finally {
    unlock();
  }
}

/** Copies the catalogue to where a server may change it. @returns the owner's one-time password */
export async function copyDemo(data: string): Promise<string> {
  copyFolder(`${await prepareDemo()}/.`, data);
  // Nothing here outlives the run, so nothing needs to reach the disk.
  const settings = join(data, 'postgres/postgresql.conf');
  const lines = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];
  if (existsSync(settings)) writeFileSync(settings, `\n${lines.join('\n')}\n`, { flag: 'a' });
  return readFileSync(join(data, PASSWORD_FILE), 'utf8');
}

if (import.meta.main) await prepareDemo();
