import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStarted } from './repo-rules.ts';

/**
 * `node scripts/complete-lock.ts`, to be run after `npm install`, adds the optional packages of other platforms. npm
 * leaves them out if a registry serves only some platforms or if node_modules existed before, and `npm ci` refuses such
 * a lock file. Each package gets the registry's hash if the registry serves it, because `npm ci` accepts any content
 * without one. Without `libc`, npm would install two builds of the same binary on Linux.
 */
export interface LockEntry {
  version: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', 'arm'];

/** Finds the C library of a binary package by its name; undefined if the name doesn't contain it. */
function readLibc(name: string): 'musl' | 'glibc' | undefined {
  if (name.includes('musl')) return 'musl';
  return /-gnu(eabihf)?$/.test(name) ? 'glibc' : undefined;
}

/** Creates the entry of a platform package, whose name contains the platform. */
function toEntry(name: string, version: string, dev: boolean): LockEntry {
  const os = systems.find((each) => name.includes(each));
  const cpu = processors.find((each) => name.includes(each));
  return {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
  };
}

/** Adds the packages of other platforms to a lock file's packages, sorted by path, each with its C library. */
export function completePackages(packages: Readonly<Record<string, LockEntry>>): Record<string, LockEntry> {
  const all: Record<string, LockEntry> = { ...packages };
  for (const entry of Object.values(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (/^\d+\.\d+\.\d+/.test(version)) all[`node_modules/${name}`] ??= toEntry(name, version, entry.dev === true);
    }
  }
  const withLibc = Object.entries(all).map(([place, entry]): [string, LockEntry] => {
    const libc = entry.os?.includes('linux') === true ? readLibc(place) : undefined;
    return [place, libc === undefined || entry.libc !== undefined ? entry : { ...entry, libc: [libc] }];
  });
  return Object.fromEntries(withLibc.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the paths of packages from a registry that have no hash. */
export const listUnhashed = (packages: Readonly<Record<string, LockEntry>>): string[] =>
  Object.keys(packages).filter(
    (place) =>
      place.includes('node_modules/') && packages[place]?.integrity === undefined && packages[place]?.link !== true,
  );

/** Adds the hashes that `readIntegrity` returns; it returns undefined for a package that the registry doesn't serve. */
export function addIntegrity(
  packages: Readonly<Record<string, LockEntry>>,
  readIntegrity: (name: string, version: string) => string | undefined,
): Record<string, LockEntry> {
  const all: Record<string, LockEntry> = { ...packages };
  for (const place of listUnhashed(packages)) {
    const entry = packages[place];
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const integrity = entry && readIntegrity(name, entry.version);
    if (entry !== undefined && integrity !== undefined) all[place] = { ...entry, integrity };
  }
  return all;
}

function askRegistry(name: string, version: string): string | undefined {
  const { stdout } = spawnSync('npm', ['view', `${name}@${version}`, 'dist.integrity'], { encoding: 'utf8' });
  return /^sha512-\S+$/m.exec(stdout)?.[0];
}

if (isStarted(import.meta)) {
  const path = join(import.meta.dirname, '../package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockEntry> };
  const packages = addIntegrity(completePackages(lock.packages), askRegistry);
  writeFileSync(path, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  const added = Object.keys(packages).length - Object.keys(lock.packages).length;
  console.log(`${added} optional packages added to package-lock.json`);
  const unhashed = listUnhashed(packages);
  if (unhashed.length > 0) console.log(`The registry has no hash of:\n  ${unhashed.join('\n  ')}`);
}
