import { parseArgs } from 'node:util';
import type { ScreenPage } from './pages.ts';

const widths = [360, 768, 1366, 1920] as const;
const languages = ['en', 'bn'] as const;
const schemes = ['light', 'dark'] as const;
type Language = (typeof languages)[number];
type Scheme = (typeof schemes)[number];

/** A screenshot to take. */
export interface Shot {
  readonly page: ScreenPage;
  readonly width: number;
  readonly language: Language;
  readonly scheme: Scheme;
}

export interface ScreensOptions {
  readonly folder: string;
  /** Whether to capture only the first screen instead of the whole page. */
  readonly firstScreen: boolean;
  readonly pages: readonly string[];
  readonly widths: readonly number[];
  readonly languages: readonly Language[];
  readonly schemes: readonly Scheme[];
}

export const usage = `Usage: npm run screens -- [options]
  --page home,admin*    pages by name; * stands for anything    default: all
  --width 360,1366      widths in pixels                        default: ${widths.join(',')}
  --language en,bn      languages                               default: ${languages.join(',')}
  --scheme light,dark   colour schemes                          default: ${schemes.join(',')}
  --first-screen        only what is seen without scrolling
  --out FOLDER          where the pictures go                   default: test-results/screens
  --list                names the pages and ends
With ARBOR_TEST_ORIGIN and ARBOR_TEST_DATA set, a server that runs already is photographed.`;

export class UsageError extends Error {}

const splitList = (given: string): string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Parses a list of choices. @throws UsageError that names an unknown one */
function chooseFrom<T extends string>(option: string, given: string | undefined, all: readonly T[]): readonly T[] {
  if (given === undefined) return all;
  return splitList(given).map((wanted) => {
    const found = all.find((each) => each === wanted);
    if (found === undefined) throw new UsageError(`--${option} takes ${all.join(', ')}; «${wanted}» is none of them.`);
    return found;
  });
}

/** Parses the widths. @throws UsageError */
function chooseWidths(given: string | undefined): readonly number[] {
  if (given === undefined) return widths;
  return splitList(given).map((text) => {
    const width = Number(text);
    if (!Number.isInteger(width) || width < 200 || width > 4000)
      throw new UsageError(`--width takes whole pixels from 200 to 4000; «${text}» is none.`);
    return width;
  });
}

/** Parses the command line. @throws UsageError */
export function parseScreensOptions(args: readonly string[]): ScreensOptions & { readonly list: boolean } {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        page: { type: 'string' },
        width: { type: 'string' },
        language: { type: 'string' },
        scheme: { type: 'string' },
        out: { type: 'string' },
        'first-screen': { type: 'boolean' },
        list: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    folder: text('out') ?? 'test-results/screens',
    firstScreen: values['first-screen'] === true,
    list: values['list'] === true,
    pages: splitList(text('page') ?? '*'),
    widths: chooseWidths(text('width')),
    languages: chooseFrom('language', text('language'), languages),
    schemes: chooseFrom('scheme', text('scheme'), schemes),
  };
}

/** Chooses the pages whose names match one of the patterns. @throws UsageError for a pattern without a match */
function choosePages(pages: readonly ScreenPage[], patterns: readonly string[]): ScreenPage[] {
  const matchers = patterns.map((pattern) => {
    const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    const matches = new RegExp(`^${escaped}$`);
    if (!pages.some(({ name }) => matches.test(name)))
      throw new UsageError(`No page is called «${pattern}»; --list names them all.`);
    return matches;
  });
  return pages.filter(({ name }) => matchers.some((each) => each.test(name)));
}

/** Lists every screenshot to take, page by page. @throws UsageError */
export function listShots(pages: readonly ScreenPage[], options: ScreensOptions): Shot[] {
  return choosePages(pages, options.pages).flatMap((page) =>
    options.languages.flatMap((language) =>
      options.schemes.flatMap((scheme) => options.widths.map((width) => ({ page, width, language, scheme }))),
    ),
  );
}

/** Builds a file name such as `home-360-bn-dark.png`. */
export const toFileName = ({ page, width, language, scheme }: Shot): string =>
  `${page.name}-${width}-${language}-${scheme}.png`;
