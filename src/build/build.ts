import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { splitByLanguage, trimRouteTable } from './page-scripts.ts';

const compress = promisify(brotliCompress);

export class BuildError extends Error {}

/** Hash of all files from which the pages are built. */
function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/paraglide|cache/.test(entry.parentPath) && !/\.test\.|^\./.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // The hash includes only the settings of project.inlang, because the build writes other files there.
  const settings = [
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'project.inlang/settings.json',
  ].map((name) => join(root, name));
  for (const path of [...files.sort(), ...settings]) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/**
 * Compresses all files once at the highest level, which is too slow while a visitor waits. A file that would hardly be
 * smaller stays as it is.
 */
async function compressAssets(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|svg|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = readFileSync(path);
      const compressed = await compress(content);
      if (compressed.length < 0.8 * content.length) writeFileSync(`${path}.br`, compressed);
    }),
  );
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Serializes builds of concurrently started processes; the second one finds the result of the first. */
async function withBuildLock(root: string, work: () => Promise<void>): Promise<void> {
  const lock = join(root, 'node_modules/.arbor-build');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    // The lock file is empty while another process writes it; a killed process leaves it behind.
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    await wait(200);
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Resolves when a process has ended. @throws BuildError with its output if it fails */
function runTool(child: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void => reject(new BuildError(reason));
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => (code === 0 ? resolve() : fail(output)));
  });
}

/**
 * Builds the pages, unless the existing build has the same sources. It takes a process of its own, because a server
 * would keep the 200 MB that compressing needs.
 * @throws BuildError with the tool's output
 */
export async function ensureBuilt(root: string): Promise<void> {
  if (isBuilt(root, hashSources(root))) return;
  await runTool(spawn(process.execPath, [import.meta.filename], { cwd: root, stdio: ['ignore', 'inherit', 'pipe'] }));
}

const MISSING_TOOLS = `The pages are not built, and the tools that build them are not installed (npm ci --omit=dev).
Build them first: npm ci && npm run build && npm prune --omit=dev. Or copy the folder build from where that was done.`;

const stampFile = (root: string): string => join(root, 'build/stamp');

const isBuilt = (root: string, stamp: string): boolean =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stamp;

/** Runs Vite's build, which also compiles the messages. */
function runBuild(root: string): Promise<void> {
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const child = spawn('react-router', ['build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return runTool(child).catch((error: BuildError) => {
    throw new BuildError(`The pages could not be built:\n${error.message}`);
  });
}

async function build(root: string): Promise<void> {
  const stamp = hashSources(root);
  if (isBuilt(root, stamp)) return;
  if (!existsSync(join(root, 'node_modules/.bin/react-router'))) throw new BuildError(MISSING_TOOLS);
  process.stdout.write('Building the pages (once for these sources) …\n');
  await runBuild(root);
  trimRouteTable(join(root, 'build/client/assets'));
  await splitByLanguage(join(root, 'build/client/assets'));
  await compressAssets(join(root, 'build/client'));
  writeFileSync(stampFile(root), stamp);
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  await withBuildLock(root, () => build(root)).catch((error: unknown) => {
    if (!(error instanceof BuildError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
