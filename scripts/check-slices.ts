import {
  type Finding,
  findGroup,
  isGenerated,
  isTest,
  sliceKinds,
  splitFeaturePath,
  splittableKinds,
  type Tree,
} from './repo-rules.ts';

const topFolders = [
  '.ci',
  'bench',
  'demo',
  'docs',
  'migrations',
  'packages',
  'project.inlang',
  'public',
  'runtime',
  'scripts',
  'src',
  'tests',
];
const topFiles = [
  '.env',
  '.env.example',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'knip.json',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** Folders with restricted content: what they may contain, and where other files belong. */
const closed: readonly { folder: string; holds: RegExp; otherwise: string }[] = [
  {
    folder: 'src/',
    holds: /^(start|build|features|platform|ui|web)\//,
    otherwise:
      'src holds start (main, app and the wiring), build, web, features, ui and platform: product code belongs in a feature, what every screen is made of in src/ui, what could ship in another product in src/platform, the site that joins them in src/web.',
  },
  {
    folder: 'src/platform/',
    holds:
      /^([a-z-]+(\.test)?\.ts$|(http|database|jobs|storage|media|messages|payments|identity|mail|pdf|encryption|outbound)\/)/,
    otherwise:
      'src/platform has the folders http, database, jobs, storage, media, messages, payments, identity, mail, pdf, encryption and outbound: what knows the product belongs in src/features, another outside thing needs a decision record.',
  },
  {
    folder: 'src/ui/',
    holds: /^([a-z-]+(\.test)?\.ts$|(admin|api|components|forms|lists|messages|session|styles)\/)/,
    otherwise:
      'src/ui has the folders admin, api, components, forms, lists, messages, session and styles: what knows a feature belongs in its web/.',
  },
  {
    folder: 'src/web/routes/',
    holds: /^(public|profile|contributor|admin)\/([a-z-]+\/)?[^/]+$/,
    otherwise:
      'a page lies in src/web/routes/public, profile, contributor or admin, or in one folder below; what a page is made of belongs in web/ of its feature or in src/ui.',
  },
  {
    folder: 'tests/',
    holds: /^(support|e2e|attack)\//,
    otherwise:
      'tests holds support, e2e and attack: a unit or HTTP test belongs beside what it tests (x.test.ts, x.http.test.ts).',
  },
  {
    folder: 'tests/e2e/',
    holds: /^[a-z0-9-]+\.spec\.ts$/,
    otherwise:
      'tests/e2e holds one <journey>.spec.ts per journey; what several journeys share belongs in tests/support.',
  },
  {
    folder: 'tests/attack/',
    holds: /^([a-z0-9-]+\.test\.ts|README\.md)$/,
    otherwise:
      'tests/attack holds one <what-is-attacked>.test.ts per attack; what several attacks share belongs in tests/support.',
  },
  {
    folder: 'migrations/',
    holds: /^\d{4}_[a-z0-9_]+\.sql$/,
    otherwise: 'a migration is called 0001_what_it_does.sql.',
  },
  {
    folder: 'docs/decisions/',
    holds: /^\d{4}-[a-z0-9-]+\.md$/,
    otherwise: 'a decision record is called 0001-what-was-decided.md.',
  },
];

const kinds: readonly string[] = sliceKinds;
const splittable: readonly string[] = splittableKinds;

const maxLines = 300;
const usualLines = 250;
/** Maximum number of files in one folder, without tests. */
const maxFiles = 25;

function first(path: string, message: string): Finding {
  return { path, line: 1, message };
}

function checkTop(path: string): Finding | undefined {
  const [top = '', ...rest] = path.split('/');
  const known = rest.length > 0 ? topFolders.includes(top) : topFiles.includes(top);
  if (known) return undefined;
  return first(
    path,
    `«${top}» is not part of the top of the tree: put it in ${topFolders.join(', ')}, or add it to scripts/check-slices.ts with a decision record.`,
  );
}

function checkClosed(path: string): Finding | undefined {
  const broken = closed.findLast(
    ({ folder, holds }) => path.startsWith(folder) && !holds.test(path.slice(folder.length)),
  );
  return broken && first(path, broken.otherwise);
}

function checkSliceFile(path: string, parts: readonly string[]): Finding | undefined {
  const [name = '', inside, ...deeper] = parts;
  if (name === 'messages') {
    if (/\/messages\/[a-z]+\.json$/.test(path)) return undefined;
    return first(path, 'messages/ of a slice holds <language>.json, nothing else.');
  }
  const all = kinds.map((kind) => `${kind}.ts`).join(', ');
  if (name === 'web') {
    if (inside === undefined || /\.(tsx?|css)$/.test(path)) return undefined;
    return first(
      path,
      'web/ of a slice holds .ts, .tsx and .css: texts belong in messages/<language>.json, a picture or font in public/ or src/ui/styles.',
    );
  }
  if (inside === undefined) {
    if (/^[a-z0-9-]+(\.http)?\.test\.ts$/.test(name)) return undefined;
    if (kinds.some((kind) => name === `${kind}.ts`)) return undefined;
    return first(
      path,
      `«${name}» is not a file of a slice: its code belongs in ${all}, in web/, messages/, or beside what it tests as x.test.ts.`,
    );
  }
  if (splittable.includes(name)) {
    if (deeper.length <= 1 && /^[a-z0-9-]+((\.http)?\.test)?\.ts$/.test(deeper[0] ?? inside)) return undefined;
    return first(
      path,
      `${name}/ is ${name}.ts split by subject: ${name}/<subject>.ts, or one folder below where the subjects are many, nothing else.`,
    );
  }
  if (kinds.includes(name)) {
    return first(path, `${name}.ts stays one file: when it outgrows it, part of the slice belongs in another feature.`);
  }
  return first(
    path,
    `«${name}/» is not a folder of a slice: its code belongs in ${all} or web/; a grown file splits into a folder of its own name (${splittable.join(', ')}).`,
  );
}

function checkFeature(path: string): Finding | undefined {
  if (!path.startsWith('src/features/')) return undefined;
  const { group, feature, rest } = splitFeaturePath(path) ?? {};
  if (group === undefined || feature === undefined || rest === undefined) {
    return first(
      path,
      'src/features holds <group>/<feature>/: this belongs in the feature of its noun, in src/start or in src/platform.',
    );
  }
  if (findGroup(feature) !== group) {
    return first(
      path,
      `there is no feature «${feature}» in the group «${group}»: its code belongs in the feature of its noun (screens for admins in web/admin of it), or its name joins featureGroups in scripts/repo-rules.ts.`,
    );
  }
  return checkSliceFile(path, rest.split('/'));
}

/** Refuses `store.ts` beside `store/`: a part of a slice is either a file or a folder. */
function checkEitherOr(tree: Tree): Finding[] {
  return [...tree.keys()].flatMap((path) => {
    const { rest = '' } = splitFeaturePath(path) ?? {};
    const kind = /^([a-z]+)\.ts$/.exec(rest)?.[1];
    if (kind === undefined || ![...tree.keys()].some((other) => other.startsWith(path.replace(/\.ts$/, '/'))))
      return [];
    return [
      first(
        path,
        `${kind}.ts and ${kind}/ stand side by side: move ${kind}.ts into the folder, named by what it holds.`,
      ),
    ];
  });
}

function checkName(path: string): Finding | undefined {
  if (!/^(src|demo|scripts|tests|bench)\//.test(path)) return undefined;
  for (const part of path.split('/').slice(1)) {
    const stem = part.replace(/\..*$/, '').toLowerCase();
    if (/^index\.(tsx?|jsx?|mjs|cjs)$/.test(part)) {
      return first(
        path,
        'no index files: import from the file that declares the thing, and name this one after what it holds.',
      );
    }
    if (stem === 'common' || stem.split(/[-_]/).some((word) => /^(utils?|helpers?|misc)$/.test(word))) {
      return first(
        path,
        `«${part}» says nothing of what is inside: name it after what it does and put it where that is used.`,
      );
    }
  }
  return undefined;
}

function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

function checkLengths(tree: Tree): Finding[] {
  const measured = [...tree]
    .filter(([path]) => /\.(tsx?|css|sql)$/.test(path) && !isGenerated(path) && !path.startsWith('migrations/'))
    .map(([path, text]) => ({ path, lines: countLines(text) }))
    .toSorted((a, b) => b.lines - a.lines);
  const found = measured
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => ({
      path,
      line: maxLines + 1,
      message: `${lines} lines, and ${maxLines} is the most: move one of its subjects to a file of its own beside it.`,
    }));
  const long = measured.filter(({ lines }) => lines > usualLines);
  if (long.length > measured.length / 10) {
    const names = long.slice(0, 5).map(({ path, lines }) => `${path} (${lines})`);
    found.push(
      first(
        long[0]?.path ?? '',
        `${long.length} of ${measured.length} files are over ${usualLines} lines, and a tenth is the most: split the longest: ${names.join(', ')}.`,
      ),
    );
  }
  return found;
}

function checkFolders(tree: Tree): Finding[] {
  const counts = new Map<string, number>();
  for (const path of tree.keys()) {
    if (!path.startsWith('src/') || isTest(path) || isGenerated(path)) continue;
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, files]) => files > maxFiles)
    .map(([folder, files]) =>
      first(
        folder,
        `${files} files besides tests, and ${maxFiles} is the most: give a subject or a screen a folder of its own.`,
      ),
    );
}

function checkNumbers(tree: Tree): Finding[] {
  const seen = new Map<string, string>();
  return [...tree.keys()]
    .filter((path) => /^(migrations|docs\/decisions)\/\d{4}/.test(path))
    .toSorted()
    .flatMap((path) => {
      const number = path.replace(/(\/\d{4}).*/, '$1');
      const other = seen.get(number);
      seen.set(number, path);
      return other === undefined ? [] : [first(path, `the number is taken by ${other}: take the next free one.`)];
    });
}

/** Finds files that are in the wrong place, have a retired name, or are too long. */
export function checkSlices(tree: Tree): Finding[] {
  const placed = [...tree.keys()]
    .filter((path) => !isGenerated(path))
    .flatMap((path) => checkTop(path) ?? checkFeature(path) ?? checkClosed(path) ?? checkName(path) ?? []);
  return [...placed, ...checkEitherOr(tree), ...checkLengths(tree), ...checkFolders(tree), ...checkNumbers(tree)];
}
