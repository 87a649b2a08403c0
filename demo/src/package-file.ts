import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules');

/** Returns the path of a file inside an installed package, independently of the package's `exports`. */
export const packagePath = (...parts: string[]): string => join(modules, ...parts);

export const packageBytes = (...parts: string[]): Buffer => readFileSync(packagePath(...parts));

export const packageText = (...parts: string[]): string => readFileSync(packagePath(...parts), 'utf8');

export const packageJson = <T>(...parts: string[]): T => JSON.parse(packageText(...parts)) as T;
