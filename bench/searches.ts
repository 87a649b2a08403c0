import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/**
 * `node bench/searches.ts [--missed]` asks a running site with the demo catalogue (`ARBOR_TEST_ORIGIN`) the graded
 * searches in `bench/searches/`, and prints the nDCG of the first ten works by kind of search, and how many searches
 * find nothing. `--missed` lists the worst.
 */
const FOUND = 10;
const WORST = 15;
const origin = process.env['ARBOR_TEST_ORIGIN'] ?? 'http://localhost:4000';
const graded = z.array(
  z.object({
    q: z.string(),
    kind: z.string(),
    /** Works that are accepted, by title: 3 for what was wanted, 1 for what is acceptable. */
    grades: z.record(z.string(), z.number().int().min(1).max(3)),
  }),
);
const answer = z.object({ items: z.array(z.object({ title: z.string() })) });

const toGain = (grade: number): number => 2 ** grade - 1;
const discount = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

/** Returns the nDCG; for nonsense, which has no grades, 1 if nothing was found. */
function score(titles: readonly string[], grades: Readonly<Record<string, number>>): number {
  const wanted = Object.values(grades)
    .map(toGain)
    .toSorted((one, other) => other - one);
  if (wanted.length === 0) return titles.length === 0 ? 1 : 0;
  return discount(titles.map((title) => toGain(grades[title] ?? 0))) / discount(wanted.slice(0, FOUND));
}

const mean = (values: readonly number[]): string =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);

for (const set of ['a', 'b', 'c']) {
  const searches = graded.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'searches', `${set}.json`), 'utf8')));
  const scored: { q: string; kind: string; value: number; found: number }[] = [];
  for (const { q, kind, grades } of searches) {
    const response = await fetch(`${origin}/api/v1/content/all?q=${encodeURIComponent(q)}&limit=${FOUND}`);
    const titles = answer.parse(await response.json()).items.map(({ title }) => title);
    scored.push({ q, kind, value: score(titles, grades), found: titles.length });
  }
  const asked = scored.filter(({ kind }) => kind !== 'none');
  const kinds = [...new Set(scored.map(({ kind }) => kind))].map(
    (name) => `${name} ${mean(scored.filter(({ kind }) => kind === name).map(({ value }) => value))}`,
  );
  const empty = asked.filter(({ found }) => found === 0).length;
  console.log(
    `${set}: ${mean(asked.map(({ value }) => value))}, ${empty} of ${asked.length} find nothing; ${kinds.join(', ')}`,
  );
  if (process.argv.includes('--missed'))
    for (const { q, kind, value } of scored.toSorted((one, other) => one.value - other.value).slice(0, WORST))
      console.log(`   ${value.toFixed(2)} ${kind} ${q}`);
}
