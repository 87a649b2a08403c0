import { classifyImport, classifyPath, findViolation } from './import-rules.ts';
import { findClientCalls, findOperationKeys, type Import, parseImports } from './imports.ts';
import { type Finding, featureOrder, isGenerated, isTest, splitFeaturePath, type Tree } from './repo-rules.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function getFeature(path: string | undefined): string | undefined {
  const place = path === undefined ? undefined : classifyPath(path);
  return place?.layer === 'feature' ? place.feature : undefined;
}

function featureGraph(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, path } of imports) {
    const [a, b] = [getFeature(from), getFeature(path)];
    if (a !== undefined && b !== undefined && a !== b) graph.set(a, (graph.get(a) ?? new Set()).add(b));
  }
  return graph;
}

/** Finds a path from one feature to another along imports, including both. */
function findPath(graph: Graph, from: string, to: string): string[] | undefined {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const next of graph.get(last) ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function uphillMessage(graph: Graph, from: string, to: string): string {
  const back = findPath(graph, to, from);
  const cycle = back ? `, and closes the cycle ${[from, ...back].join(' → ')}` : '';
  return `${from} imports from ${to}, which stands above it in featureGroups of scripts/repo-rules.ts${cycle}: let ${to} call ${from}, or let src/start/features.ts or the page hand the value over.`;
}

function checkExtension({ path, specifier }: Import): string | undefined {
  if (path === undefined || specifier.includes('/+types/')) return undefined;
  if (!/\.[a-z0-9]+$/.test(path))
    return `«${specifier}» lacks its extension, without which Node doesn't find it: write .ts or .tsx.`;
  if (/\.jsx?$/.test(path) && !isGenerated(path))
    return `«${specifier}» names a compiled file, and nothing is compiled: write .ts or .tsx.`;
  return undefined;
}

function check(graph: Graph, imported: Import): string | undefined {
  const from = classifyPath(imported.from);
  if (from.layer === 'feature' && classifyImport(from, imported).startsWith('higher ')) {
    return uphillMessage(graph, from.feature, getFeature(imported.path) ?? '');
  }
  const complaint = findViolation(from, imported);
  return complaint === undefined ? checkExtension(imported) : `imports «${imported.specifier}»: ${complaint}`;
}

/** Finds the feature that implements each operation of the API. */
function readOperationOwners(tree: Tree): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [path, source] of tree) {
    const { feature, rest = '' } = splitFeaturePath(path) ?? {};
    if (feature !== undefined && /^contract(\.ts$|\/)/.test(rest) && !isTest(path))
      for (const key of findOperationKeys(source)) owners.set(key, feature);
  }
  return owners;
}

/**
 * Checks calls of the typed client in web/ of features, which count as imports of the feature that implements the
 * operation.
 */
function checkClientCalls(tree: Tree): Finding[] {
  const owners = readOperationOwners(tree);
  return [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !isTest(path) && /^src\/(features\/[^/]+\/[^/]+\/web|ui)\//.test(path))
    .flatMap(([path, source]) => findClientCalls(path, source))
    .flatMap(({ from, line, key }) => {
      const owner = owners.get(key);
      const feature = getFeature(from);
      if (owner === undefined) return [];
      if (feature === undefined)
        return [
          { path: from, line, message: `calls «${key}» of ${owner}: src/ui knows no feature; src/web hands it over.` },
        ];
      if (featureOrder.indexOf(owner) <= featureOrder.indexOf(feature)) return [];
      const message = `calls «${key}» of ${owner}, which stands above ${feature} in featureGroups of scripts/repo-rules.ts: let the page hand the value over.`;
      return [{ path: from, line, message }];
    });
}

/**
 * Checks imports against the directions in docs/architecture.md. Generated files aren't checked, but imports of them
 * are.
 */
export function checkImports(tree: Tree): Finding[] {
  const imports = [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !isGenerated(path))
    .flatMap(([path, source]) => parseImports(path, source));
  const graph = featureGraph(imports.filter(({ from }) => classifyPath(from).layer !== 'free'));
  const findings = imports.flatMap((imported) => {
    const message = check(graph, imported);
    return message === undefined ? [] : [{ path: imported.from, line: imported.line, message }];
  });
  return [...findings, ...checkClientCalls(tree)];
}
