import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCoverage, coveragePath, type ReadFile } from './check-coverage.ts';
import { checkImports } from './check-imports.ts';
import { findLateMigrations, readLanded } from './check-migrations.ts';
import { checkSlices } from './check-slices.ts';
import { checkTables } from './check-tables.ts';
import { checkWords } from './check-words.ts';
import { findPrivateMembers } from './private-members.ts';
import { readTree, report } from './repo-rules.ts';

/** Runs this repository's own rules on the source tree. With any finding, the process exits with code 1. */
const root = join(import.meta.dirname, '..');
const tree = readTree(root);
const documents = new Map([...readTree(root, /\.md$/)].filter(([path]) => path.endsWith('.md')));
const messages = new Map(
  [...readTree(root, /\/messages\/en\.json$/)].filter(([path]) => path.endsWith('/messages/en.json')),
);
const migrations = new Map([...tree].filter(([path]) => /^migrations\/[^/]+\.sql$/.test(path)));
const names = [...migrations.keys()].map((path) => path.slice('migrations/'.length));

/** Reads a file, or returns an empty text for a folder, because documents may name paths outside of the source tree. */
const read: ReadFile = (path) => {
  const full = join(root, path);
  if (path === '' || !existsSync(full)) return undefined;
  return /\.\w+$/.test(path) ? readFileSync(full, 'utf8') : '';
};
const coverage = documents.get(coveragePath) ?? '';

report('slices', tree, checkSlices(tree));
report('imports', tree, checkImports(tree));
report('private members', tree, findPrivateMembers(tree));
report('tables', tree, checkTables(tree));
report('migrations', migrations, findLateMigrations(readLanded(root), names));
report('words', tree, checkWords(tree, { docs: documents, messages }));
report('coverage of the specification', new Map([[coveragePath, coverage]]), checkCoverage(coverage, read));
