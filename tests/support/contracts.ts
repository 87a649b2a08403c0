import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../src/platform/http/operation.ts';

const root = join(import.meta.dirname, '../..');

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Reads every operation that a feature's contract declares, bound to an endpoint or not. */
export async function readDeclaredOperations(): Promise<Operation[]> {
  const paths = globSync('src/features/*/*/contract{.ts,/*.ts}', { cwd: root, exclude: ['**/*.test.ts'] });
  const found = new Set<Operation>();
  for (const path of paths) {
    const exported = (await import(join(root, path))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (name.endsWith('Contract') && typeof value === 'object' && value !== null)
        for (const operation of Object.values(value)) if (isOperation(operation)) found.add(operation);
  }
  return [...found];
}
