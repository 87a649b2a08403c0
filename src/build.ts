import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export class BuildError extends Error {}

/** Changes with every file that the pages are built from. */
function hashSources(root: string): string {
  const hash = createHash('sha256');
  const files = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/paraglide|cache/.test(entry.parentPath) && !/\.test\.|^\./.test(entry.name),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  // Of project.inlang the settings alone: the build itself writes other files there.
  const settings = [
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
    'project.inlang/settings.json',
  ].map((name) => join(root, name));
  for (const path of [...files.sort(), ...settings]) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const steps: readonly (readonly string[])[] = [
  ['npm', 'run', '--silent', 'paraglide'],
  ['react-router', 'build'],
];

/** The best compression takes a second for all files, once; a visitor would wait for it, or get less. */
function compressAssets(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** One build at a time: processes that start together from one folder take turns, and the second finds it done. */
function withBuildLock(root: string, work: () => void): void {
  const lock = join(root, 'node_modules/.arbor-build');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
    // Empty for a moment while it is being written; left behind by one that was killed.
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Builds the pages unless what is there was built from these very sources. @throws BuildError with the tool's words */
export function ensureBuilt(root: string, tell: (line: string) => void): void {
  if (isBuilt(root, hashSources(root))) return;
  withBuildLock(root, () => build(root, tell));
}

const MISSING_TOOLS = `The pages are not built, and the tools that build them are not installed (npm ci --omit=dev).
Build them first: npm ci && npm run build && npm prune --omit=dev. Or copy the folder build from where that was done.`;

const stampFile = (root: string): string => join(root, 'build/stamp');

const isBuilt = (root: string, stamp: string): boolean =>
  existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === stamp;

function build(root: string, tell: (line: string) => void): void {
  const stamp = hashSources(root);
  if (isBuilt(root, stamp)) return;
  if (!existsSync(join(root, 'node_modules/.bin/react-router'))) throw new BuildError(MISSING_TOOLS);
  tell('Building the pages (once for these sources) …');
  const path = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  for (const [program = '', ...parameters] of steps) {
    const done = spawnSync(program, parameters, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', PATH: path },
    });
    if (done.status !== 0) throw new BuildError(`The pages could not be built:\n${done.stdout}\n${done.stderr}`);
  }
  compressAssets(join(root, 'build/client'));
  writeFileSync(stampFile(root), stamp);
}

if (import.meta.main) ensureBuilt(join(import.meta.dirname, '..'), (line) => process.stdout.write(`${line}\n`));
