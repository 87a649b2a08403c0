import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../platform/http/messages.ts';

export class PageScriptError extends Error {}

/** Stands in the bundled scripts where the language of the page is wanted (vite.config.ts). */
export const pageLocale = '__PAGE_LOCALE__';

const locales = ['en', 'bn'] as const satisfies readonly Locale[];

/** A file of the bundle, wherever a script or the manifest names it. */
const scriptName = /[\w.$-]+\.js\b/g;

/** `listing-Bw6SDE6v.js` → `listing-Bw6SDE6v.bn.js`. */
const nameIn = (locale: Locale, name: string): string => name.replace(/js$/, `${locale}.js`);

/** Scripts with messages, and those that load such: the others are the same in every language. */
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
 * React Router's table names what each route's script imports, for the code that writes a document. A browser finds that in the
 * script itself, and would load the longest part of the table for nothing.
 * @throws PageScriptError where the build has no such table
 */
export function trimRouteTable(folder: string): void {
  const name = readdirSync(folder).find((each) => /^manifest-\w+\.js$/.test(each));
  const code = name === undefined ? '' : readFileSync(join(folder, name), 'utf8');
  const [, start, table] = /^(window\.__reactRouterManifest=)(\{.*\});$/s.exec(code) ?? [];
  if (name === undefined || start === undefined || table === undefined)
    throw new PageScriptError(`${folder} has no table of routes`);
  const trimmed: unknown = JSON.parse(table, (key, value: unknown) =>
    // What isn't there is false to the router.
    key === 'imports' ? [] : value === false ? undefined : value,
  );
  writeFileSync(join(folder, name), `${start}${JSON.stringify(trimmed)};`);
}

/**
 * Bundled scripts have their texts in all languages, and a page is shown in one: each script with texts becomes one a
 * language. Their names differ, so that both can be kept for ever; what has no text keeps its only name.
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

/** The router's table of scripts, with those of a language. */
export function toLanguage<T>(manifest: T, locale: Locale, folder: string): T {
  const replace = (name: string): string => {
    const own = nameIn(locale, name);
    return existsSync(join(folder, own)) ? own : name;
  };
  return JSON.parse(JSON.stringify(manifest).replace(scriptName, replace)) as T;
}
