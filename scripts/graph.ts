import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { drawGraph } from './graph-drawing.ts';
import { type Import, parseImports } from './imports.ts';
import { featureOrder, isGenerated, isStarted, isTest, readTree, type Tree } from './repo-rules.ts';

/**
 * `npm run graph [-- --svg docs/pictures/structure.svg --root DIR]`: imports between the floors, by value and by type.
 */

/** How often files of one part import files of another. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  /** True where a lower part imports a higher one. */
  readonly isUp: boolean;
}

const floors = ['web', ...featureOrder.toReversed(), 'ui', 'platform'];

/** The part of the product that a file belongs to; undefined for wiring, tests, scripts and generated files. */
function classifyPart(path: string | undefined): string | undefined {
  if (path === undefined || isTest(path) || isGenerated(path) || path.includes('/paraglide/')) return undefined;
  if (/^src\/(ui|web\/ui)\//.test(path)) return 'ui';
  return /^src\/(?:features\/(?<feature>[^/]+)\/|(?<floor>web|platform)\/)/.exec(path)?.slice(1).find(Boolean);
}

export function buildGraph(tree: Tree): { readonly parts: string[]; readonly edges: Edge[] } {
  const imports: Import[] = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && classifyPart(path) !== undefined)
    .flatMap(([path, source]) => parseImports(path, source));
  const counts = new Map<string, number>();
  const parts = new Set<string>();
  for (const { from, path } of imports) {
    const [a, b] = [classifyPart(from), classifyPart(path)];
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
    const own = edges
      .filter(({ from }) => from === part)
      .toSorted((a, b) => floors.indexOf(a.to) - floors.indexOf(b.to));
    console.log(
      `${part} → ${own.map(({ to, count, isUp }) => `${isUp ? '↑' : ''}${to} (${count})`).join(', ') || '–'}`,
    );
  }
  const up = edges.filter(({ isUp }) => isUp);
  console.log(`${edges.length} arrows, ${up.length} of them up`);
}

if (isStarted(import.meta)) {
  const { values } = parseArgs({ options: { svg: { type: 'string' }, root: { type: 'string' } } });
  const graph = buildGraph(
    readTree(values.root === undefined ? join(import.meta.dirname, '..') : resolve(values.root)),
  );
  printGraph(graph);
  if (values.svg !== undefined) writeFileSync(values.svg, drawGraph(graph.parts, graph.edges));
}
