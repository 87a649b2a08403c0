import { execFileSync } from 'node:child_process';
import { lateMigrations } from '../src/platform/database/migrate.ts';
import type { Finding } from './repo-rules.ts';

/** They landed late before this was checked. Nothing is to be added. */
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
 * Migrations that landed after a higher one: a database that was made between would have to run them late. `landed`: names in the
 * order in which they came; those that are gone again count for nothing. Those that once landed late are let through.
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

/** Nothing where there is no history to read. */
export function readLanded(root: string): string[] {
  const args = ['log', '--reverse', '--topo-order', '--diff-filter=AR', '--name-only', '--format=', '--', 'migrations'];
  try {
    const paths = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return paths.split('\n').flatMap((path) => /^migrations\/(\d{4}_.*\.sql)$/.exec(path)?.[1] ?? []);
  } catch {
    return [];
  }
}
