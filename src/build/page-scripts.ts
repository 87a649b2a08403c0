import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../platform/http/messages.ts';

export class PageScriptError extends Error {}

/** Placeholder in bundled scripts for the language of the page (vite.config.ts). */
export const pageLocale = '__PAGE_LOCALE__';

const locales = ['en', 'bn'] as const satisfies readonly Locale[];

/** Name of a bundled file in a script or the manifest. */
const scriptName = /[\w.$-]+\.js\b/g;

/** File name for a language: `listing-Bw6SDE6v.js` becomes `listing-Bw6SDE6v.bn.js`. */
const nameIn = (locale: Locale, name: string): string => name.replace(/js$/, `${locale}.js`);

/** Scripts with messages, and those that import them; all others are the same in every language. */
function listSpeaking(scripts: ReadonlyMap<string, string>): Set<string> {
  const speaking = new Set([...scripts].flatMap(([name, code]) => (code.includes(pageLocale) ? name : [])));
  const silent = new Map(
    [...scripts].flatMap(([name, code]) => (speaking.has(name) ? [] : [[name, code.match(scriptName) ?? []]])),
  );
  for (let found = -1; found !== speaking.size; ) {
    found = speaking.size;
    for (const [name, named] of silent) if (named.some((other) => speaking.has(other))) speaking.add(name);
  }
  return speaking;
}

/**
 * Removes the imports of each route's script from React Router's manifest, which only the server uses. Browsers find
 * the imports in the scripts themselves and would load the longest part of the manifest for nothing.
 * @throws PageScriptError if the build has no such manifest
 */
export function trimRouteTable(folder: string): void {
  const name = readdirSync(folder).find((each) => /^manifest-\w+\.js$/.test(each));
  const code = name === undefined ? '' : readFileSync(join(folder, name), 'utf8');
  const [, start, table] = /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(code) ?? [];
  if (name === undefined || start === undefined || table === undefined)
    throw new PageScriptError(`${folder} has no table of routes`);
  const trimmed: unknown = JSON.parse(table, (key, value: unknown) =>
    // The router treats a missing value like false.
    key === 'imports' ? [] : value === false ? undefined : value,
  );
  writeFileSync(join(folder, name), `${start}${JSON.stringify(trimmed)};`);
}

/**
 * Splits bundled scripts, which contain the texts of all languages, into one script per language with different names,
 * so that all can be cached forever. A script without texts keeps its name.
 */
export async function splitByLanguage(folder: string): Promise<void> {
  const { minify } = await import('vite');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const scripts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const speaking = listSpeaking(scripts);
  for (const name of speaking) {
    for (const locale of locales) {
      const code = (scripts.get(name) ?? '')
        .replaceAll(pageLocale, JSON.stringify(locale))
        .replace(scriptName, (other) => (speaking.has(other) ? nameIn(locale, other) : other));
      const minified = await minify(name, code, { module: true, compress: { target: 'es2022' } });
      if (minified.errors.length > 0) throw new PageScriptError(minified.errors.map(({ message }) => message).join());
      writeFileSync(join(folder, nameIn(locale, name)), minified.code);
    }
    rmSync(join(folder, name));
  }
}

/** The router's manifest with the scripts of a language. */
export function toLanguage<T>(manifest: T, locale: Locale, folder: string): T {
  const replace = (name: string): string => {
    const own = nameIn(locale, name);
    return existsSync(join(folder, own)) ? own : name;
  };
  return JSON.parse(JSON.stringify(manifest).replace(scriptName, replace)) as T;
}
