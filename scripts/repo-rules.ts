import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * All features by group, lowest first. A feature may import from its own group and lower ones, and within its group
 * from the features before it, so the graph of features has no cycle. A new group requires a decision record.
 */
const featureGroups = {
  people: ['sessions', 'notices', 'accounts', 'sign-in', 'admins', 'tokens', 'contributors'],
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
    'follows',
  ],
  money: ['payment-settings', 'splits', 'ledger', 'discounts', 'affiliates', 'vat'],
  buying: [
    'downloads',
    'drawings',
    'crops',
    'fonts',
    'tiles',
    'sounds',
    'motion',
    'documents',
    'panoramas',
    'turntables',
    'ratings',
    'bundles',
    'content-page',
    'cart',
    'orders',
    'payments',
    'certificates',
  ],
  contributing: ['uploads', 'drafts', 'reviews', 'assets', 'reports'],
  earning: ['withdraw-options', 'withdrawals', 'adjustments', 'earnings', 'reconciliation'],
  editorial: ['blog', 'requests'],
} as const;

export const groupOrder: readonly string[] = Object.keys(featureGroups);
export const featureOrder: readonly string[] = Object.values(featureGroups).flat();

/** Finds the group of a feature; undefined for an unknown name. */
export const findGroup = (feature: string): string | undefined =>
  Object.entries(featureGroups).find(([, features]) => (features as readonly string[]).includes(feature))?.[0];

/**
 * Splits `src/features/buying/cart/web/line.tsx` into buying, cart and `web/line.tsx`; undefined outside of features.
 */
export function splitFeaturePath(path: string): { group: string; feature: string; rest: string } | undefined {
  const [, group, feature, rest] = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return group === undefined || feature === undefined || rest === undefined ? undefined : { group, feature, rest };
}

/**
 * Parts of a slice. A part that outgrows its file becomes a folder of the same name: either `store.ts`, or
 * `store/listing.ts` and others. `feature`, `policy` and `tables` stay files, because a slice that outgrows them owns
 * too much.
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

/** Generated files, whose length and names aren't checked. Folders end with a slash. */
const generated = [
  'src/ui/paraglide/',
  'src/platform/database/schema.ts',
  'src/features/catalogue/catalogue/rules/lexicon/general.ts',
  'src/features/catalogue/catalogue/rules/lexicon/hypernyms.ts',
  'packages/client/src/api-types.ts',
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

/** Files by path from the root, with forward slashes, and their texts; files that aren't code have no text. */
export type Tree = ReadonlyMap<string, string>;

export interface Finding {
  readonly path: string;
  readonly line: number;
  /** A sentence that says what is wrong and where the code belongs. */
  readonly message: string;
}

export function isGenerated(path: string): boolean {
  return generated.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/**
 * Reads the tree from the disk, committed or not, without the results of installing, building and testing. `withText`:
 * pattern of the files whose text is read.
 */
export function readTree(root: string, withText = readable): Tree {
  const tree = new Map<string, string>();
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = relative(root, path).split(sep).join('/');
      // In a linked worktree, `.git` is a file.
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
 * Returns true in the file that Node.js was started with. `import.meta.main` is missing in Node.js 24.0, where a check
 * would silently pass.
 */
export function isStarted(meta: ImportMeta): boolean {
  const [, started] = process.argv;
  return started !== undefined && realpathSync(started) === meta.filename;
}

/** Prints the findings; with any, the process exits with code 1. */
export function report(what: string, tree: Tree, findings: readonly Finding[]): void {
  const sorted = findings.toSorted((a, b) => (a.path === b.path ? a.line - b.line : a.path.localeCompare(b.path)));
  for (const { path, line, message } of sorted) console.error(`${path}:${line}: ${message}`);
  console.log(`${what}: ${tree.size} files, ${findings.length === 0 ? 'all in place' : `${findings.length} findings`}`);
  if (findings.length > 0) process.exitCode = 1;
}
