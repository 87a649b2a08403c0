/**
 * Reads `docs/coverage.md`, which says for each line of the specification where the product implements it and which
 * test shows it.
 */
export interface ShownBy {
  /** Path of the test file from the root. */
  readonly path: string;
  /** Part of the test's name; empty if the whole file shows it. */
  readonly words: string;
}

export interface CoverageRow {
  /** Line number in the document. */
  readonly line: number;
  /** Line number in the specification, from 1. */
  readonly number: number;
  readonly text: string;
  /** Files and folders from the root; empty for a line that only introduces others. */
  readonly places: readonly string[];
  readonly tests: readonly ShownBy[];
}

/** An API call of the specification. */
export interface SpecifiedCall {
  readonly method: string;
  /** Path below the base path, with parameters in braces. */
  readonly path: string;
}

function parseTest(cell: string): ShownBy {
  const [, path = '', words = ''] = /^`([^`]+)`(?: › (.+))?$/.exec(cell.trim()) ?? [];
  return { path, words };
}

const listCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** Reads the rows of all tables, in order. */
export function parseCoverage(markdown: string): CoverageRow[] {
  return markdown.split('\n').flatMap((source, at) => {
    const [, number = '', text = '', where = '', shown = ''] =
      source.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')) ?? [];
    if (!/^\d+$/.test(number)) return [];
    return [
      {
        line: at + 1,
        number: Number(number),
        text,
        places: listCode(where),
        tests: shown === '–' ? [] : shown.split('<br>').map(parseTest),
      },
    ];
  });
}

/** Lists calls from rows such as `GET /cart/all (returns items)` or `PUT and PATCH /contributor/withdraw-option`. */
export function listCalls(rows: readonly CoverageRow[]): SpecifiedCall[] {
  return rows.flatMap(({ text }) => {
    const [, methods = '', path = ''] = /^((?:GET|POST|PUT|PATCH|DELETE)(?: and [A-Z]+)?) (\/\S+)/.exec(text) ?? [];
    return methods === '' ? [] : methods.split(' and ').map((method) => ({ method, path }));
  });
}

/**
 * Lists routes from rows such as `/categories/{id}` or `Profile routes: /profile/personal, …`, without the surrounding
 * words.
 */
export function listRoutes(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap(({ text }) => {
    if (!/^\/|^\w+ routes: \//.test(text)) return [];
    return [...text.matchAll(/(?<=^|\s)\/[\w/{}#-]*/g)].map(([route]) => route);
  });
}

/** Lists messages in quotes, such as `'Added to cart'`. */
export const listMessages = ({ text }: CoverageRow): string[] =>
  [...text.matchAll(/'([^']+)'/g)].map(([, message = '']) => message);
