import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseImports } from '../../scripts/imports.ts';

const root = join(import.meta.dirname, '../..');

/** Lists the files in a folder of the repository, without tests. */
function listFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.') && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Lists these files and everything that they import from the repository. */
function followImports(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const path of found) {
    if (!path.endsWith('.ts')) continue;
    for (const each of parseImports(path, readFileSync(join(root, path), 'utf8')))
      if (each.path !== undefined && !each.typeOnly) found.add(each.path);
  }
  return [...found];
}

/**
 * Hashes everything on which a filled demo catalogue depends: the demo's program with its imports, the platform, whose
 * workers are started by path, the tables and the installed packages.
 */
export function hashDemoSources(): string {
  const own = ['demo', 'migrations', 'src/platform'].flatMap(listFiles);
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of followImports([...own, 'package-lock.json'].sort()).sort())
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 32);
}
