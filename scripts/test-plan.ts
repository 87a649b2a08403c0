import { join } from 'node:path';
import { readPlaywright, readVitest } from './test-report.ts';
import type { Selection } from './test-selection.ts';
import type { Step } from './test-step.ts';

// Other tools support NO_COLOR, which `biome ci` overrides.
const plain = process.stdout.isTTY ? [] : ['--colors=off'];

function step(name: string, command: readonly string[], after: readonly string[] = []): Step {
  return { name, command, cores: 1, after };
}

const messages = step('messages', ['npm', 'run', '--silent', 'paraglide']);

/**
 * `npm run check`. Types of messages and routes are generated, and a clean checkout has neither. The generators run one
 * after the other, because the route types also compile the messages, and the first compiler empties their folder.
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

/** Runs two processes of tests. Tests without a database mostly wait, so they leave a processor to another step. */
function vitest(project: string, reports: string, files: readonly string[]): Step {
  const report = join(reports, `${project}.json`);
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    ...step(`${project} tests`, ['vitest', 'run', '--project', project, ...options, ...files]),
    tests: { report, read: readVitest },
  };
}

const alone = (each: Step): Step => ({ ...each, cores: 2 });

/** Path of Playwright's report, which PLAYWRIGHT_JSON_OUTPUT_FILE sets. */
export const toJourneysReport = (reports: string): string => join(reports, 'journeys.json');

/** Fills the demo catalogue that the end-to-end tests copy, unless the same sources filled one on the same day. */
const demo = step('demo catalogue', ['node', 'tests/support/demo-catalogue.ts']);

const browser = step('browser', ['node', 'scripts/browser.ts']);

/** ffmpeg is installed after the browser, because two installations would wait for each other's lock. */
const ffmpeg = step('ffmpeg', ['node', 'scripts/ffmpeg.ts'], ['browser']);

const journeys = (reports: string, files: readonly string[]): Step => ({
  ...alone(step('journeys', ['playwright', 'test', '--reporter=line,json', ...files])),
  tests: { report: toJourneysReport(reports), read: readPlaywright },
});

/** Makes each step run after all steps of the previous groups. */
function chain(...groups: (readonly Step[])[]): Step[] {
  return groups.flatMap((group, at) => {
    const before = groups.slice(0, at).flatMap((steps) => steps.map(({ name }) => name));
    return group.map((each) => ({ ...each, after: [...each.after, ...before] }));
  });
}

/** `npm test`: steps that use one processor run in pairs; steps that can use both run alone. */
export const planAll = (reports: string): Step[] =>
  chain(
    checks,
    [pages, vitest('unit', reports, []), browser, ffmpeg, demo],
    [alone(vitest('http', reports, [])), alone(vitest('attack', reports, [])), journeys(reports, [])],
  );

/**
 * `npm test -- withdrawals`: the tests of a part and their prerequisites. `onPages`: tests that load the built pages.
 */
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
      // Without `--no-deps`, Playwright would first run all journeys that the project `alone` depends on.
      ...some(selected.journeys, () => journeys(reports, ['--no-deps', ...selected.journeys])),
    ],
  );
}
