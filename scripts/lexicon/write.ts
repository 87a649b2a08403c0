/** A word and a synonym or related word. */
export interface Pair {
  readonly one: string;
  readonly other: string;
}

/** Writes each word with its related words on one line, so that people can find wrong pairs in the file. */
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

/** Writes the notice of a licence as comment lines. */
export const writeNotice = (title: string, notice: string): string =>
  [title, '', ...notice.trim().split('\n')].map((line) => `# ${line.trimEnd()}`.trimEnd()).join('\n');
