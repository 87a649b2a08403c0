import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/complete-lock.ts` after `npm install`: adds the optional packages of other platforms that npm left out,
 * which it does where a registry serves some platforms only or node_modules was there before. Without them
 * `npm ci` refuses the lock file.
 */
interface Entry {
  version: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64', 'arm'];

/** Every platform package says in its name where it belongs. */
function toEntry(name: string, version: string, dev: boolean): Entry {
  const os = systems.find((each) => name.includes(each));
  const cpu = processors.find((each) => name.includes(each));
  const libc = name.includes('musl') ? 'musl' : name.endsWith('-gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
    ...(cpu === undefined ? {} : { cpu: [cpu] }),
    ...(libc === undefined ? {} : { libc: [libc] }),
  };
}

const path = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Entry> };
let added = 0;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    if (lock.packages[place] !== undefined || !/^\d+\.\d+\.\d+/.test(version)) continue;
    lock.packages[place] = toEntry(name, version, entry.dev === true);
    added += 1;
  }
}
const sorted = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(`${added} optional packages added to package-lock.json`);
