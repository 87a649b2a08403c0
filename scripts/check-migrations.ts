import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, isStarted, report } from './repo-rules.ts';

/** Those before it landed in another order; `platform/database/migrate.ts` knows what databases were made between. */
const FIRST_CHECKED = '0094';

/**
 * Migrations that landed after a higher one: a database that was made between would have to run them late. `landed`: names in the
 * order in which they came; those that are gone again count for nothing.
 */
export function findLateMigrations(landed: readonly string[], present: readonly string[]): Finding[] {
  const news = present.filter((name) => !landed.includes(name)).toSorted();
  const order = [...new Set(landed)].filter((name) => present.includes(name));
  let last = '';
  return [...order, ...news].flatMap((name): Finding[] => {
    const before = last;
    last = name > last ? name : last;
    if (name > before || name < FIRST_CHECKED) return [];
    return [
      {
        path: `migrations/${name}`,
        line: 1,
        message: `${before} landed before it, and databases have that by now: give it the next free number.`,
      },
    ];
  });
}

/** Nothing where there is no history to read. */
function readLanded(root: string): string[] {
  const args = ['log', '--reverse', '--topo-order', '--diff-filter=AR', '--name-only', '--format=', '--', 'migrations'];
  try {
    const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return paths.split('\n').flatMap((path) => /^migrations\/(\d{4}_.*\.sql)$/.exec(path)?.[1] ?? []);
  } catch {
    return [];
  }
}

if (isStarted(import.meta)) {
  const root = join(import.meta.dirname, '..');
  const present = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  const tree = new Map(present.map((name) => [`migrations/${name}`, '']));
  report('migrations', tree, findLateMigrations(readLanded(root), present));
}
