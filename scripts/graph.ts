import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawGraph } from './graph-drawing.ts';
import { type Import, parseImports } from './imports.ts';
import {
  featureOrder,
  groupOrder,
  isGenerated,
  isStarted,
  isTest,
  readTree,
  splitFeaturePath,
  type Tree,
} from './repo-rules.ts';

/**
 * `npm run graph [-- --features --svg docs/pictures/structure.svg --root DIR]` prints the imports between layers and
 * groups of features, by value and by type. `--features` shows single features instead of groups.
 */

/** Number of imports from the files of one part to those of another one. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** Whether a lower part imports a higher one. */
  readonly isUp: boolean;
}

/** Granularity of the features. */
type Detail = 'group' | 'feature';

const floorsOf = (detail: Detail): string[] => [
  'web',
  ...(detail === 'group' ? groupOrder : featureOrder).toReversed(),
  'ui',
  'platform',
];

/** Finds the part of the product to which a file belongs; undefined for wiring, tests, scripts and generated files. */
function classifyPart(path: string | undefined, detail: Detail): string | undefined {
  if (path === undefined || isTest(path) || isGenerated(path) || path.includes('/paraglide/')) return undefined;
  if (/^src\/(ui|web\/ui)\//.test(path)) return 'ui';
  return splitFeaturePath(path)?.[detail] ?? /^src\/(web|platform)\//.exec(path)?.[1];
}

export function buildGraph(tree: Tree, detail: Detail = 'group'): { readonly parts: string[]; readonly edges: Edge[] } {
  const imports: Import[] = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && classifyPart(path, detail) !== undefined)
    .flatMap(([path, source]) => parseImports(path, source));
  const floors = floorsOf(detail);
  const counts = new Map<string, number>();
  const parts = new Set<string>();
  for (const { from, path } of imports) {
    const [a, b] = [classifyPart(from, detail), classifyPart(path, detail)];
    if (a !== undefined) parts.add(a);
    if (a === undefined || b === undefined || a === b) continue;
    counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + 1);
  }
  const edges = [...counts].map(([key, count]) => {
    const [from = '', to = ''] = key.split(' ');
    return { from, to, count, isUp: floors.indexOf(from) > floors.indexOf(to) };
  });
  return { parts: floors.filter((part) => parts.has(part)), edges };
}

function printGraph({ parts, edges }: ReturnType<typeof buildGraph>): void {
  for (const part of parts) {
    const own = edges.filter(({ from }) => from === part).toSorted((a, b) => parts.indexOf(a.to) - parts.indexOf(b.to));
    console.log(
      `${part} → ${own.map(({ to, count, isUp }) => `${isUp ? '↑' : ''}${to} (${count})`).join(', ') || '–'}`,
    );
  }
  const up = edges.filter(({ isUp }) => isUp);
  console.log(`${edges.length} arrows, ${up.length} of them up`);
}

if (isStarted(import.meta)) {
  const { values } = parseArgs({
    options: { svg: { type: 'string' }, root: { type: 'string' }, features: { type: 'boolean' } },
  });
  const graph = buildGraph(
    readTree(values.root === undefined ? join(import.meta.dirname, '..') : resolve(values.root)),
    values.features === true ? 'feature' : 'group',
  );
  printGraph(graph);
  if (values.svg !== undefined) writeFileSync(values.svg, drawGraph(graph.parts, graph.edges));
}
