import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openPool } from '../src/platform/database/pool.ts';

/** Writes src/platform/database/schema.ts from the migrated database; a test compares both. */
const root = join(import.meta.dirname, '..');
const out = process.argv[2] ?? join(root, 'src/platform/database/schema.ts');
const server = await startEmbedded(mkdtempSync(join(tmpdir(), 'arbor-types-')));
const pool = openPool({ url: server.url, size: 2, onError: () => undefined });
await migrate(pool, join(root, 'migrations'));
await pool.end();
const made = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    '--dialect',
    'postgres',
    '--url',
    server.url,
    '--out-file',
    out,
    '--exclude-pattern',
    'migration',
    '--type-only-imports',
    '--type-mapping',
    '{"int8":"number"}',
  ],
  { stdio: 'inherit' },
);
await server.stop();
process.exit(made.status ?? 1);
