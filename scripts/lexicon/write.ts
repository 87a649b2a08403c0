/** Words that mean the same as another, or are only close to it. */
export interface Pair {
  readonly one: string;
  readonly other: string;
}

/** A word with the others, one line each: the file is read by people who look for a wrong pair. */
export function writePairs(title: string, pairs: readonly Pair[]): string {
  const byWord = new Map<string, Set<string>>();
  const known = new Set<string>();
  for (const { one, other } of pairs) {
    const key = [one, other].toSorted().join('|');
    if (one === other || known.has(key)) continue;
    known.add(key);
    byWord.set(one, (byWord.get(one) ?? new Set()).add(other));
  }
  const lines = [...byWord]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([one, others]) => `${one} = ${[...others].join(', ')}`);
  return [`[${title}]`, ...lines].join('\n');
}

/** The notice of a licence as comment lines. */
export const writeNotice = (title: string, notice: string): string =>
  [title, '', ...notice.trim().split('\n')].map((line) => `# ${line.trimEnd()}`.trimEnd()).join('\n');
