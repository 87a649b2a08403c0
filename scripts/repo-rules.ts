import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every feature of the product, bottom first: a feature may import from those before it, never from those after
 * it, so the graph of features has no cycle. Changing the order is a decision record.
 */
export const featureOrder = [
  'sessions',
  'notices',
  'accounts',
  'sign-in',
  'admins',
  'audit',
  'jobs',
  'webhooks',
  'contributors',
  'payment-settings',
  'categories',
  'exclusions',
  'catalogue',
  'synonyms',
  'search',
  'collections',
  'licences',
  'content',
  'keywords',
  'downloads',
  'content-page',
  'uploads',
  'drafts',
  'reviews',
  'assets',
  'favorites',
  'favorite-lists',
  'reports',
  'splits',
  'ledger',
  'cart',
  'orders',
  'orders-admin',
  'payments',
  'payments-admin',
  'payments-sandbox',
  'certificates',
  'withdraw-options',
  'withdrawals',
  'adjustments',
  'earnings',
  'reconciliation',
  'requests',
  'briefs',
  'blog',
  'blog-editor',
] as const;

/**
 * The files of a slice. One that outgrows its file becomes (or is joined by) a folder of the same name, one level
 * deep: `store.ts`, `store/listing.ts`. Not `policy` and `tables`: when those outgrow a file, the slice owns too much.
 */
export const sliceKinds = ['contract', 'policy', 'rules', 'tables', 'store', 'service', 'endpoints', 'jobs'] as const;
export const splittableKinds: readonly SliceKind[] = ['contract', 'rules', 'store', 'service', 'endpoints', 'jobs'];
export type SliceKind = (typeof sliceKinds)[number];

/** Written by a program: nobody reads these for their length or name. Paths of folders end in a slash. */
const generated = ['src/ui/paraglide/', 'src/platform/database/schema.ts'];

const skippedFolders = new Set([
  '.git',
  '.idea',
  '.react-router',
  '.vscode',
  'build',
  'coverage',
  'data',
  'node_modules',
  'bench/node_modules',
  'demo/node_modules',
  'test-results',
]);

const readable = /\.(ts|tsx|css|sql)$/;

/** Path below the root, with forward slashes, and text; other files than code have their path only. */
export type Tree = ReadonlyMap<string, string>;

export interface Finding {
  readonly path: string;
  readonly line: number;
  /** One sentence: what is wrong, and where the code belongs. */
  readonly message: string;
}

export function isGenerated(path: string): boolean {
  return generated.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/**
 * The tree as it is on disk, committed or not; what installing, building and testing leave behind is passed over.
 * `withText`: the files whose text is read, besides their path.
 */
export function readTree(root: string, withText = readable): Tree {
  const tree = new Map<string, string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(root, path).split(sep).join('/');
      if (entry.isDirectory()) {
        if (!skippedFolders.has(name) && !generated.includes(`${name}/`)) visit(path);
      } else if (!name.endsWith('.log')) {
        tree.set(name, withText.test(name) ? readFileSync(path, 'utf8') : '');
      }
    }
  };
  visit(root);
  return tree;
}

/**
 * True in the file that Node was started with. `import.meta.main` is missing from Node 24.0, where a check would pass
 * unread.
 */
export function isStarted(meta: ImportMeta): boolean {
  const [, started] = process.argv;
  return started !== undefined && realpathSync(started) === meta.filename;
}

/** Prints the findings; with any, the process ends with 1. */
export function report(what: string, tree: Tree, findings: readonly Finding[]): void {
  const sorted = findings.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path.localeCompare(b.path)));
  for (const { path, line, message } of sorted) console.error(`${path}:${line}: ${message}`);
  console.log(`${what}: ${tree.size} files, ${findings.length === 0 ? 'all in place' : `${findings.length} findings`}`);
  if (findings.length > 0) process.exitCode = 1;
}
