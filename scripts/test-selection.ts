/** Tests of one feature, or of another part of the tree: paths from the root. */
export interface Selection {
  readonly unit: readonly string[];
  readonly http: readonly string[];
  readonly attack: readonly string[];
  readonly journeys: readonly string[];
}

/** Minimum length of a word; shorter ones are prefixes of too many others. */
const MIN_LENGTH = 4;

/**
 * Whether the name of a test file matches a feature: `withdraw-races` and `admin-withdrawals` match `withdrawals`,
 * `payment-races` matches `payments`.
 */
function isAbout(path: string, room: string): boolean {
  const [name = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
  return name.includes(room) || name.split('-').some((word) => word.length >= MIN_LENGTH && room.startsWith(word));
}

/**
 * Selects the tests for `npm test -- withdrawals`: tests in the feature of that name, and matching ones in `tests`. A
 * word that names no feature is a part of a path: `npm test -- src/platform/mail`.
 */
export function selectTests(paths: readonly string[], words: readonly string[]): Selection {
  const isChosen = (path: string): boolean =>
    words.some((word) => {
      const isFeature = paths.some((each) => each.startsWith('src/features/') && each.includes(`/${word}/`));
      if (!isFeature) return path.includes(word);
      if (path.startsWith('src/features/')) return path.includes(`/${word}/`);
      return path.startsWith('tests/') && isAbout(path, word);
    });
  const chosen = paths.filter(isChosen);
  const isIn = (folder: string) => (path: string) => path.startsWith(folder);
  const isHttp = (path: string): boolean => path.endsWith('.http.test.ts');
  const beside = chosen.filter((path) => !path.startsWith('tests/') && /\.test\.tsx?$/.test(path));
  return {
    unit: beside.filter((path) => !isHttp(path)),
    http: beside.filter(isHttp),
    attack: chosen.filter(isIn('tests/attack/')),
    journeys: chosen.filter(isIn('tests/e2e/')),
  };
}
