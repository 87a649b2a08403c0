import { execFileSync } from 'node:child_process';
import { lateMigrations } from '../src/platform/database/migrate.ts';
import type { Finding } from './repo-rules.ts';

/** Migrations that landed late before this check existed. The list must not grow. */
const landedLate: ReadonlySet<string> = new Set([
  ...lateMigrations.keys(),
  '0017_revision_parts.sql',
  '0018_reviews.sql',
  '0019_curation.sql',
  '0024_takedowns.sql',
  '0025_processing_retries.sql',
  '0031_report_transitions.sql',
  '0032_cover_pictures.sql',
  '0033_priced_variants.sql',
  '0041_orders.sql',
  '0042_payments.sql',
  '0043_mail.sql',
  '0044_cart.sql',
  '0060_withdrawals.sql',
]);

/**
 * Finds migrations that landed after one with a higher number, which a database from the time in between would have to
 * run out of order. `landed`: names in the order of landing; deleted ones are ignored, and so are the known late ones.
 */
export function findLateMigrations(landed: readonly string[], present: readonly string[]): Finding[] {
  const news = present.filter((name) => !landed.includes(name)).toSorted();
  const order = [...new Set(landed)].filter((name) => present.includes(name));
  let last = '';
  return [...order, ...news].flatMap((name): Finding[] => {
    const before = last;
    last = name > last ? name : last;
    if (name > before || landedLate.has(name)) return [];
    return [
      {
        path: `migrations/${name}`,
        line: 1,
        message: `${before} landed before it, and databases have that by now: give it the next free number.`,
      },
    ];
  });
}

/** Reads the migrations in the order of landing; empty without a Git history. */
export function readLanded(root: string): string[] {
  const args = ['log', '--reverse', '--topo-order', '--diff-filter=AR', '--name-only', '--format=', '--', 'migrations'];
  try {
    const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return paths.split('\n').flatMap((path) => /^migrations\/(\d{4}_.*\.sql)$/.exec(path)?.[1] ?? []);
  } catch {
    return [];
  }
}
