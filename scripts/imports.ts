import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

export interface Import {
  readonly from: string;
  readonly line: number;
  /** Specifier as written: `./x.ts`, `zod`, `node:fs`. */
  readonly specifier: string;
  /** Path in the tree of a relative specifier; otherwise undefined. */
  readonly path: string | undefined;
  /** Whether the import doesn't exist at run time: `import type …`, `export type … from`, `typeof import()`. */
  readonly typeOnly: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses every import of a file: static, re-exported, dynamic with a literal, and in types.
 * @throws Error that names the position of a syntax error
 */
export function parseImports(path: string, source: string): Import[] {
  const { module, program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);

  const found: Import[] = [];
  const add = (request: Span, typeOnly: boolean) => {
    const written = /^(['"`])([^$]*)\1$/.exec(source.slice(request.start, request.end))?.[2];
    if (written === undefined) return;
    found.push({
      from: path,
      line: source.slice(0, request.start).split('\n').length,
      specifier: written,
      path: written.startsWith('.') ? posix.join(posix.dirname(path), written.replace(/\?.*$/, '')) : undefined,
      typeOnly,
    });
  };

  // `import { type X }` loads its file at run time (verbatimModuleSyntax), whereas `import type` doesn't.
  const saysType = ({ start, end }: Span) => /^(im|ex)port\s+type\b/.test(source.slice(start, end));
  for (const each of module.staticImports) add(each.moduleRequest, saysType(each));
  for (const each of module.staticExports) {
    const request = each.entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest;
    if (request) add(request, saysType(each));
  }
  for (const each of module.dynamicImports) add(each.moduleRequest, false);
  const visitor = new Visitor({
    TSImportType(node) {
      add(node.source, true);
    },
  });
  visitor.visit(program);
  return found;
}

/**
 * A call of the typed client, such as `api('GET /content/all', …)`. Like an import, it depends on the feature that
 * implements it.
 */
export interface ClientCall {
  readonly from: string;
  readonly line: number;
  readonly key: string;
}

const toLineNumber = (source: string, at: number): number => source.slice(0, at).split('\n').length;

export function findClientCalls(path: string, source: string): ClientCall[] {
  const isComment = /^\s*(\/?\*|\/\/)/;
  const lines = source.split('\n');
  return [...source.matchAll(/['"]((?:GET|POST|PUT|PATCH|DELETE) \/[^'"\n]*)['"]/g)]
    .map((match) => ({ from: path, line: toLineNumber(source, match.index), key: match[1] ?? '' }))
    .filter(({ line }) => !isComment.test(lines[line - 1] ?? ''));
}

/** Lists the keys of a contract: `method` and `path` of each operation. */
export function findOperationKeys(source: string): string[] {
  return [...source.matchAll(/method: '([A-Z]+)',\s*path: '([^']+)'/g)].map(([, method, path]) => `${method} ${path}`);
}
