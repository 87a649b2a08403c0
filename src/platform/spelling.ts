/** Edit distance of two words: insertions, deletions, substitutions, and swaps of neighbours. */
export function countEdits(from: string, to: string): number {
  const a = Array.from(from);
  const b = Array.from(to);
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let fewest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        fewest = Math.min(fewest, (before[j - 2] ?? 0) + 1);
      row.push(fewest);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

export interface Candidate {
  readonly word: string;
  readonly stem: string;
  /** Number of works with the word. */
  readonly n: number;
}

const maxEdits = (word: string): number => {
  const { length } = Array.from(word);
  return length < 3 ? 0 : length < 6 ? 1 : 2;
};

/** Whether one word is the other without some letters, which is a more common mistake than a wrong letter. */
function isShortened(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return a.length !== b.length && at === short.length;
}

/** Edits added to a match by sound, because its letters differ. */
const ANOTHER_LETTER = 0.5;

/**
 * The candidate with the fewest edits, between the words or between their sounds; among equal ones, first those with
 * missing or doubled letters, then the most used. Undefined if all are too different.
 */
export function findClosestMatch(
  word: string,
  candidates: readonly Candidate[],
  toSound: (word: string) => string = (each) => each,
): Candidate | undefined {
  const sound = toSound(word);
  const [nearest] = candidates
    .map((candidate) => ({
      candidate,
      edits: Math.min(countEdits(word, candidate.word), countEdits(sound, toSound(candidate.word)) + ANOTHER_LETTER),
      mistake: isShortened(word, candidate.word) ? 0 : 1,
    }))
    .filter(({ edits }) => edits <= maxEdits(word))
    .sort((a, b) => {
      if (a.edits !== b.edits) return a.edits - b.edits;
      return a.mistake === b.mistake ? b.candidate.n - a.candidate.n : a.mistake - b.mistake;
    });
  return nearest?.candidate;
}
