import { type CoverageRow, listMessages, parseCoverage } from './coverage.ts';
import type { Finding } from './repo-rules.ts';

/** Number of lines of the specification with content, without the separator below the head of its only table. */
const LINES = 180;
const RULE = 153;
export const coveragePath = 'docs/coverage.md';
const path = coveragePath;

/** Reads a file by its path from the root: undefined if it doesn't exist, empty for a folder. */
export type ReadFile = (path: string) => string | undefined;

/** Removes backslashes and joins whitespace, because long test names contain line breaks and escaped quotes. */
const simplify = (text: string): string => text.replaceAll(/[\s\\]+/g, ' ');

function checkNumbers(rows: readonly CoverageRow[]): Finding[] {
  const wanted = Array.from({ length: LINES }, (_, at) => at + 1).filter((number) => number !== RULE);
  const found = rows.map(({ number }) => number);
  const missing = wanted.filter((number) => !found.includes(number));
  const twice = rows.filter(({ number }, at) => found.indexOf(number) !== at);
  return [
    ...missing.map((number) => ({ path, line: 1, message: `Line ${number} of the specification is left out.` })),
    ...twice.map(({ line, number }) => ({ path, line, message: `Line ${number} stands here twice.` })),
  ];
}

function checkRow(row: CoverageRow, read: ReadFile): Finding[] {
  const { line, places, tests } = row;
  const isHeading = places.length === 0 && tests.length === 0;
  if (isHeading && /:$|^Status → Result$/.test(row.text)) return [];
  const find = (message: string): Finding => ({ path, line, message });
  const sources = tests.map((test) => ({ ...test, source: read(test.path) }));
  return [
    ...(places.length === 0 ? [find('No place that implements it.')] : []),
    ...(tests.length === 0 ? [find('No test that shows it.')] : []),
    ...places.filter((place) => read(place) === undefined).map((place) => find(`There is no ${place}.`)),
    ...sources.flatMap((test) => {
      if (test.source === undefined) return [find(`There is no test ${test.path}.`)];
      return simplify(test.source).includes(simplify(test.words))
        ? []
        : [find(`${test.path} says nothing of «${test.words}».`)];
    }),
    ...listMessages(row)
      .filter((message) => !sources.some(({ source }) => source?.includes(message) === true))
      .map((message) => find(`No test of the row reads the message «${message}».`)),
  ];
}

/** Checks that each line of the specification is in the document, with existing files and tests. */
export function checkCoverage(markdown: string, read: ReadFile): Finding[] {
  const rows = parseCoverage(markdown);
  return [...checkNumbers(rows), ...rows.flatMap((row) => checkRow(row, read))];
}
