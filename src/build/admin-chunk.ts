import type { Plugin, Rollup } from 'vite';

const adminRoute = /[\\/]src[\\/]web[\\/]routes[\\/]admin[\\/]/;
const adminShell = /[\\/]src[\\/]web[\\/]routes[\\/]admin[\\/]shell\.tsx/;
const message = /[\\/]paraglide[\\/]messages[\\/](\w+)\.js$/;
const messageCall = /\bm\.(\w+)\b/g;

type Graph = Pick<Rollup.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

const findMessages = (graph: Graph, ids: Iterable<string>): Set<string> =>
  new Set(
    [...ids].flatMap((id) =>
      [...(graph.getModuleInfo(id)?.code ?? '').matchAll(messageCall)].map(([, key]) => key ?? ''),
    ),
  );

/** All modules that the given ones import; of messages, which one file re-exports, only the used ones. */
function reach(graph: Graph, from: readonly string[], follow: (info: Rollup.ModuleInfo) => readonly string[]) {
  const seen = new Set(from);
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    if (info === null || /[\\/]paraglide[\\/]/.test(id)) continue;
    for (const imported of follow(info)) seen.add(imported);
  }
  const keys = findMessages(graph, seen);
  return (id: string): boolean => {
    const [, key] = message.exec(id) ?? [];
    return key === undefined ? seen.has(id) : keys.has(key);
  };
}

const workRoute = /[\\/]src[\\/]web[\\/]routes[\\/]public[\\/]content\.tsx/;
/** Modules of the work's page and of the reviewers' view of a work. */
const workPage = /src[\\/](features[\\/]buying[\\/]content-page[\\/]web|.*messages[\\/]content_page)/;

/**
 * Combines the scripts of the admin area that no other page uses into one chunk, instead of dozens of tiny ones. `name`
 * is for two groups of `codeSplitting`: the first collects what other pages share, so that it stays out of the second.
 */
export function createAdminChunk() {
  let isPublic = (_id: string): boolean => true;
  let isInShell = (_id: string): boolean => false;
  /** Whether the page of a work loads a module with its first scripts. */
  let isFirstOfWork = (_id: string): boolean => false;
  /** Modules that are loaded on demand, which keep their own chunks. */
  let onDemand: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'admin-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
      const isAdmin = (id: string): boolean => adminRoute.test(id);
      isPublic = reach(
        this,
        entries.filter((id) => !isAdmin(id)),
        (info) => [...info.importedIds, ...info.dynamicallyImportedIds],
      );
      onDemand = new Set(ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0));
      isInShell = reach(
        this,
        entries.filter((id) => adminShell.test(id)),
        (info) => info.importedIds,
      );
      isFirstOfWork = reach(
        this,
        entries.filter((id) => workRoute.test(id)),
        (info) => info.importedIds,
      );
    },
  };
  return {
    plugin,
    nameWork: (id: string): string | null => (workPage.test(id) && isFirstOfWork(id) ? 'work' : null),
    namePublic: (id: string): string | null => (isPublic(id) && !onDemand.has(id) ? 'part' : null),
    nameAdmin: (id: string): string | null => (isInShell(id) ? 'admin' : null),
  };
}
