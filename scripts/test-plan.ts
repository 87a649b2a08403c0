import { join } from 'node:path';
import { readPlaywright, readVitest } from './test-report.ts';
import type { Selection } from './test-selection.ts';
import type { Step } from './test-step.ts';

// The others know NO_COLOR, which `biome ci` overrules.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

function step(name: string, command: readonly string[], after: readonly string[] = []): Step {
  return { name, command, cores: 1, after };
}

const messages = step('messages', ['npm', 'run', '--silent', 'paraglide']);

/**
 * `npm run check`. What types read of messages and routes is generated; a clean checkout has neither. One after the
 * other: the types of routes compile the messages, too, and the first compiler empties their folder.
 */
export const checks: readonly Step[] = [
  messages,
  step('route types', ['react-router', 'typegen'], ['messages']),
  step('format and lint', ['biome', 'ci', '--error-on-warnings', ...plain, '.']),
  step('repository rules', ['node', 'scripts/check.ts']),
  step('types', ['tsc'], ['route types']),
  step('lint with types', ['oxlint'], ['route types']),
  step('unused code', ['knip'], ['route types']),
];

const pages = step('pages', ['npm', 'run', '--silent', 'build']);

/** Two processes of tests; those without a database wait much of the time, and leave a processor to another step. */
function vitest(project: string, reports: string, files: readonly string[]): Step {
  const report = join(reports, `${project}.json`);
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    ...step(`${project} tests`, ['vitest', 'run', '--project', project, ...options, ...files]),
    tests: { report, read: readVitest },
  };
}

const alone = (each: Step): Step => ({ ...each, cores: 2 });

/** Where Playwright writes its report, by PLAYWRIGHT_JSON_OUTPUT_FILE. */
export const toJourneysReport = (reports: string): string => join(reports, 'journeys.json');

/** Fills the demo catalogue that the journeys copy, unless these sources have filled one on the same day. */
const demo = step('demo catalogue', ['node', 'tests/support/demo-catalogue.ts']);

const browser = step('browser', ['node', 'scripts/browser.ts']);

/** After the browser: two at once would wait for each other's packages. */
const ffmpeg = step('ffmpeg', ['node', 'scripts/ffmpeg.ts'], ['browser']);

const journeys = (reports: string, files: readonly string[]): Step => ({
  ...alone(step('journeys', ['playwright', 'test', '--reporter=line,json', ...files])),
  tests: { report: toJourneysReport(reports), read: readPlaywright },
});

/** Each step after all steps of the groups before its own. */
function chain(...groups: (readonly Step[])[]): Step[] {
  return groups.flatMap((group, at) => {
    const before = groups.slice(0, at).flatMap((steps) => steps.map(({ name }) => name));
    return group.map((each) => ({ ...each, after: [...each.after, ...before] }));
  });
}

/** `npm test`: what takes one processor runs beside another such step, what can use both alone. */
export const planAll = (reports: string): Step[] =>
  chain(
    checks,
    [pages, vitest('unit', reports, []), browser, ffmpeg, demo],
    [alone(vitest('http', reports, [])), alone(vitest('attack', reports, [])), journeys(reports, [])],
  );

/** `npm test -- withdrawals`: the tests of a part, and what they need. `onPages`: those that load the built pages. */
export function planSelection(reports: string, selected: Selection, onPages: readonly string[]): Step[] {
  const some = (files: readonly string[], make: () => Step): Step[] => (files.length > 0 ? [make()] : []);
  return chain(
    [messages],
    [
      ...some(selected.unit, () => vitest('unit', reports, selected.unit)),
      ...some(onPages, () => pages),
      ...some(selected.journeys, () => browser),
      ...some(selected.journeys, () => ffmpeg),
    ],
    [
      ...some(selected.http, () => alone(vitest('http', reports, selected.http))),
      ...some(selected.attack, () => alone(vitest('attack', reports, selected.attack))),
      ...some(selected.journeys, () => journeys(reports, selected.journeys)),
    ],
  );
}
