import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { LocalCall } from './platform/http/local.ts';
import type { PageFacts } from './platform/http/pages.ts';

export interface PageRenderer {
  readonly development: boolean;
  readonly render: (request: Request, facts: PageFacts, api: LocalCall) => Promise<Response>;
}

export class BuildError extends Error {}

interface Entry {
  /** Of src/web/entry.server.tsx: contexts are known by identity, so they must come from the bundle. */
  readonly contextOf: (values: { api: LocalCall; page: PageFacts }) => RouterContextProvider;
}

/** Changes with every file that the pages are built from. */
function sourceStamp(root: string): string {
  const hash = createHash('sha256');
  const folders = ['src', 'public', 'project.inlang'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('paraglide') && !entry.parentPath.includes('cache') && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...files.sort(), join(root, 'vite.config.ts'), join(root, 'react-router.config.ts'), join(root, 'package-lock.json')]) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Builds the pages unless what is there was built from these very sources. @throws BuildError with the tool's words */
export function ensureBuilt(root: string, tell: (line: string) => void): void {
  const stampFile = join(root, 'build/stamp');
  const stamp = sourceStamp(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  tell('Building the pages (once for these sources) …');
  const bin = join(root, 'node_modules/.bin');
  const built = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PATH: `${bin}:${process.env['PATH'] ?? ''}` },
  });
  if (built.status !== 0) throw new BuildError(`The pages could not be built:\n${built.stdout}\n${built.stderr}`);
  writeFileSync(stampFile, stamp);
}

/** The built pages. React chooses its fast build by NODE_ENV at the first import, whatever mode Arbor runs in. */
export async function builtPages(root: string): Promise<PageRenderer> {
  process.env['NODE_ENV'] = 'production';
  const build = (await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild;
  const { contextOf } = build.entry.module as unknown as Entry;
  const handle = createRequestHandler(build, 'production');
  return { development: false, render: (request, page, api) => handle(request, contextOf({ api, page })) };
}

/** The pages through Vite, rebuilt as the sources change. */
export async function developmentPages(root: string): Promise<{ pages: PageRenderer; vite: ViteDevServer }> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const load = async (): Promise<ServerBuild> => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  const handle = createRequestHandler(load, 'development');
  return {
    vite,
    pages: {
      development: true,
      render: async (request, page, api) => handle(request, ((await load()).entry.module as unknown as Entry).contextOf({ api, page })),
    },
  };
}
