import type { Import } from './imports.ts';
import { featureOrder, isTest, type SliceKind, sliceKinds, splitFeaturePath } from './repo-rules.ts';

type Part = SliceKind | 'web' | 'messages';

/**
 * Place of a file in the architecture. `free` files may import anything: tests, scripts, the demo, benchmarks and
 * configuration.
 */
export type Place =
  | { readonly layer: 'feature'; readonly feature: string; readonly part: Part }
  | { readonly layer: 'wiring' | 'platform' | 'ui' | 'site' | 'route' | 'free' };

type Layer = Exclude<Place['layer'], 'feature' | 'free'> | Part;

interface Rule {
  /** Allowed targets, in the form that `classifyImport` returns. */
  readonly may: RegExp;
  /** Targets that are also allowed by `import type`. */
  readonly mayType?: RegExp;
  /** Description of the place and of where other code belongs, which ends every finding. */
  readonly belongs: string;
}

/** Libraries that only compute, which `rules` and `service` may import. */
const pure = 'npm (stemmer)$';
/** Modules that run on the server only. */
const server =
  '(@fastify/|@hono/|content-disposition|fontkit|hono|kysely|pg$|pg-boss|pino|prom-client|sharp|uuid|yazl)';
const inBrowser = `^npm (?!${server})`;

const rules: Record<Layer, Rule> = {
  contract: {
    may: /^(own|lower) contract$|^kit$|^npm zod$/,
    belongs:
      'a contract is read by browser and server and knows Zod, contracts of features below it and platform/http/operation.ts and schemas.ts: calculations belong in rules.ts, work in service.ts.',
  },
  policy: {
    may: /^own contract$|^kit$|^npm zod$/,
    belongs: 'a policy decides from what it is given and knows its own contract only: fetching belongs in service.ts.',
  },
  rules: {
    may: new RegExp(
      `^own (contract|rules|messages)$|^lower rules$|^kit$|^platform/(clean-text|file-name|look-alikes|pagination|readable-path|http/pages/escape-html|http/messages|media/color)\\.ts$|^npm zod$|^${pure}`,
    ),
    belongs:
      'rules calculate from what they are given and know their own contract and messages, and the rules of features below: fetching belongs in service.ts, a query in store.ts (a library that only computes joins «pure» in scripts/import-rules.ts).',
  },
  // Message files have no imports.
  messages: { may: /^$/, belongs: 'messages/ holds texts.' },
  tables: {
    may: /^npm kysely$|^platform\/database\//,
    belongs: 'tables.ts holds row types and knows the database types only: queries belong in store.ts.',
  },
  store: {
    may: /^own (tables|store)$|^platform\/database\/|^npm kysely$/,
    mayType: /^own (contract|rules)$|^platform\/actor\.ts$/,
    belongs:
      'a store holds the queries on its own tables and knows those, platform/database and Kysely: calculations belong in rules.ts, what needs other features or outside things in service.ts.',
  },
  service: {
    may: new RegExp(
      `^own (contract|policy|rules|tables|store|service)$|^lower service$|^kit$|^platform/(context\\.ts|digits-scope\\.ts|pagination\\.ts|readable-path\\.ts|process-memory\\.ts|spelling\\.ts|database/id\\.ts|http/(network|problem|serialized-json)\\.ts)$|^platform/(jobs|storage|media|payments|identity|mail|pdf)/|^node:(crypto|stream|util)|^npm zod$|^${pure}`,
    ),
    mayType: /^lower contract$|^platform\/|^npm kysely$/,
    belongs:
      'a use case knows its own slice, services of features below it, and outside things through ctx: queries belong in store.ts, HTTP in endpoints.ts, files, programs and libraries behind src/platform.',
  },
  endpoints: {
    may: /^own (contract|service|endpoints)$|^kit$|^platform\/http\/|^npm zod$/,
    mayType: /^platform\/|^node:/,
    belongs:
      'endpoints bind the contract to the service and know those and platform/http: the work belongs in service.ts, what all endpoints need of HTTP in src/platform/http.',
  },
  jobs: {
    may: /^own (contract|service|jobs)$|^kit$|^platform\/jobs\/|^npm zod$/,
    mayType: /^platform\//,
    belongs: 'a job calls its own service and knows that and platform/jobs: the work belongs in service.ts.',
  },
  web: {
    may: new RegExp(
      `^own (contract|policy|web)$|^lower (contract|policy|web)$|^ui/|^platform/(clean-text|file-name|readable-path|http/pages/embed-frame|media/(color|model/(is-packed|unpack)))\\.ts$|${inBrowser}`,
    ),
    mayType: /^kit$/,
    belongs:
      'web/ of a feature knows contracts, policies and web/ of its own and lower features, and src/ui: data comes through the client in src/ui/api, and what the site provides through a store or context in src/ui.',
  },
  feature: {
    may: /^own (endpoints|jobs|service)$/,
    mayType: /^platform\/feature\.ts$|^kit$/,
    belongs: 'feature.ts only says what the feature brings: it knows its own endpoints, jobs and service.',
  },
  wiring: {
    may: /^feature (feature|contract|service)$|^kit$|^platform\/|^wiring$|^npm |^node:/,
    mayType: /^web\//,
    belongs:
      'the wiring connects endpoints, jobs, services and platform: queries belong in store.ts, pages reach it as a build.',
  },
  platform: {
    may: /^kit$|^platform\/|^npm |^node:/,
    belongs:
      'platform could ship in another product and knows no feature and no page: hand it what it needs in src/start/features.ts, or move this into the slice.',
  },
  ui: {
    may: new RegExp(`^ui/|^kit$|${inBrowser}`),
    mayType: /^platform\//,
    belongs:
      'src/ui is what the screens of every feature are made of and knows no feature and no page: what knows a feature belongs in its web/, what joins features in src/web.',
  },
  site: {
    may: new RegExp(`^feature web$|^ui/|^web/(?!routes/)|${inBrowser}`),
    mayType: /^feature contract$|^platform\/|^kit$/,
    belongs:
      'src/web knows src/ui, web/ of features, and of contracts and platform the types only: data comes through src/ui/api, a form with its schema belongs in web/ of its feature.',
  },
  route: {
    may: new RegExp(`^feature web$|^ui/|^web/|${inBrowser}`),
    mayType: /^feature contract$|^kit$/,
    belongs:
      'a page knows src/web, src/ui and web/ of features, and of contracts the types only: data comes through src/ui/api, a form with its schema belongs in web/ of its feature.',
  },
};

const kinds: readonly string[] = sliceKinds;

export function classifyPath(path: string): Place {
  const parts = path.split('/');
  if (isTest(path) || parts[0] !== 'src') return { layer: 'free' };
  const [, area, folder = ''] = parts;
  if (area === 'features') {
    const { feature = '', rest = '' } = splitFeaturePath(path) ?? {};
    const part = (rest.split('/')[0] ?? '').replace(/\.ts$/, '');
    if (part === 'web' || part === 'messages') return { layer: 'feature', feature, part };
    // A file that check-slices refuses gets the strictest rules.
    return { layer: 'feature', feature, part: kinds.includes(part) ? (part as SliceKind) : 'policy' };
  }
  if (area === 'platform') return { layer: 'platform' };
  if (area === 'ui') return { layer: 'ui' };
  if (area !== 'web' || folder === 'host') return { layer: 'wiring' };
  return { layer: folder === 'routes' ? 'route' : 'site' };
}

/**
 * Classifies an import as `own store`, `lower service`, `higher web`, `feature contract`, `platform/http/headers.ts`,
 * `npm zod`, `node:fs` or similar.
 */
export function classifyImport(from: Place, { specifier, path }: Import): string {
  if (path === undefined) return specifier.startsWith('node:') ? specifier : `npm ${specifier}`;
  if (
    /^src\/platform\/(csv|digits|local-format|turns|http\/(operation|schemas)|identity\/(methods|set-up-problems)|media\/(color-names|preview-kinds|process\/processed-file))\.ts$/.test(
      path,
    )
  )
    return 'kit';
  const to = classifyPath(path);
  switch (to.layer) {
    case 'feature': {
      if (from.layer !== 'feature') return `feature ${to.part}`;
      if (from.feature === to.feature) return `own ${to.part}`;
      return `${isAbove(to.feature, from.feature) ? 'higher' : 'lower'} ${to.part}`;
    }
    case 'platform':
    case 'ui':
    case 'site':
    case 'route':
      return path.slice('src/'.length);
    case 'free':
      return `outside ${path}`;
    default:
      return to.layer;
  }
}

function isAbove(feature: string, other: string): boolean {
  return featureOrder.indexOf(feature) > featureOrder.indexOf(other);
}

/** Returns the end of the finding's sentence for a refused import; undefined for an allowed one. */
export function findViolation(from: Place, imported: Import): string | undefined {
  if (from.layer === 'free') return undefined;
  const target = classifyImport(from, imported);
  // Vite removes *.server.ts files from the browser's bundle, where any other `node:` import fails.
  if (target.startsWith('node:') && /^src\/.*\.server\.tsx?$/.test(imported.from)) return undefined;
  const rule = rules[from.layer === 'feature' ? from.part : from.layer];
  if (rule.may.test(target)) return undefined;
  if (imported.typeOnly && rule.mayType?.test(target)) return undefined;
  if (target.startsWith('outside ')) {
    return 'the product imports nothing from scripts, benches and tests: what both need belongs in src.';
  }
  if (rule.mayType?.test(target)) return `only its types may be imported here (import type …): ${rule.belongs}`;
  return rule.belongs;
}
