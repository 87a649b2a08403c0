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

/** Timeout of the fill, which takes a minute on two idle cores. */
const FILL_TIMEOUT_MS = 900_000;
/**
 * Maximum age of a filled catalogue, because works have publication dates relative to the fill, and new ones become
 * old.
 */
const MAX_AGE_MS = 24 * 3_600_000;

const store = join(import.meta.dirname, '../../node_modules/.cache/arbor-demo');
/**
 * File with the password of the owner, who is created with the folder. It is written last, so that its folder is
 * complete.
 */
const PASSWORD_FILE = 'owner-password';

/** Whether these sources have recently filled a complete catalogue. */
const isFresh = (folder: string): boolean => {
  const file = statSync(join(folder, PASSWORD_FILE), { throwIfNoEntry: false });
  return file !== undefined && Date.now() - file.mtimeMs < MAX_AGE_MS;
};

/**
 * Copies a folder and keeps its owners, because PostgreSQL refuses a folder of another owner. Links are resolved,
 * because the folder itself may be one.
 */
export const copyFolder = (from: string, to: string): void => {
  execFileSync('cp', ['-pRL', from, to]);
};

/** Fills a new folder by starting a worker, which needs no built pages. */
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

/** Lets one of several processes fill the catalogue while the others wait. */
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
 * Fills the demo catalogue for the tests, unless these sources have recently filled one.
 * @returns its folder, which tests have to copy
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

/** Copies the catalogue for a server that may change it. @returns the owner's one-time password */
export async function copyDemo(data: string): Promise<string> {
  copyFolder(`${await prepareDemo()}/.`, data);
  // The data doesn't outlive the test run, so it needn't be flushed to the disk.
  const settings = join(data, 'postgres/postgresql.conf');
  const lines = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off'];
  if (existsSync(settings)) writeFileSync(settings, `\n${lines.join('\n')}\n`, { flag: 'a' });
  return readFileSync(join(data, PASSWORD_FILE), 'utf8');
}

if (import.meta.main) await prepareDemo();
