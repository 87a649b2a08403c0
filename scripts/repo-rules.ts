import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every feature of the product by its group, bottom first: a feature imports from its own group and from the groups before
 * it, and inside a group from the features before it, so the graph of features has no cycle. A new group needs a decision record.
 */
const featureGroups = {
  people: ['sessions', 'notices', 'accounts', 'sign-in', 'admins', 'contributors'],
  operations: ['audit', 'jobs', 'webhooks', 'desk'],
  catalogue: [
    'categories',
    'licences',
    'exclusions',
    'catalogue',
    'synonyms',
    'search',
    'content',
    'pictures',
    'collections',
    'keywords',
    'favorites',
    'favorite-lists',
  ],
  money: ['payment-settings', 'splits', 'ledger'],
  buying: ['downloads', 'content-page', 'cart', 'orders', 'payments', 'certificates'],
  contributing: ['uploads', 'drafts', 'reviews', 'assets', 'reports'],
  earning: ['withdraw-options', 'withdrawals', 'adjustments', 'earnings', 'reconciliation'],
  editorial: ['blog', 'requests'],
} as const;

export const groupOrder: readonly string[] = Object.keys(featureGroups);
export const featureOrder: readonly string[] = Object.values(featureGroups).flat();

/** The group that a feature belongs to; undefined for a name that is no feature. */
export const findGroup = (feature: string): string | undefined =>
  Object.entries(featureGroups).find(([, features]) => (features as readonly string[]).includes(feature))?.[0];

/** `src/features/buying/cart/web/line.tsx` → buying, cart and `web/line.tsx`; undefined outside of features. */
export function splitFeaturePath(path: string): { group: string; feature: string; rest: string } | undefined {
  const [, group, feature, rest] = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return group === undefined || feature === undefined || rest === undefined ? undefined : { group, feature, rest };
}

/**
 * The files of a slice. One that outgrows its file becomes a folder of the same name: either `store.ts`, or `store/listing.ts`
 * and its like. Not `feature`, `policy` and `tables`: when
 * those outgrow a file, the slice owns too much.
 */
export const sliceKinds = [
  'feature',
  'contract',
  'policy',
  'rules',
  'tables',
  'store',
  'service',
  'endpoints',
  'jobs',
] as const;
export const splittableKinds: readonly SliceKind[] = ['contract', 'rules', 'store', 'service', 'endpoints', 'jobs'];
export type SliceKind = (typeof sliceKinds)[number];

/** Written by a program: nobody reads these for their length or name. Paths of folders end in a slash. */
const generated = [
  'src/ui/paraglide/',
  'src/platform/database/schema.ts',
  'src/features/catalogue/catalogue/rules/lexicon/general.ts',
];

const skippedFolders = new Set([
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
      // In a linked worktree a file.
      if (name === '.git') continue;
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
