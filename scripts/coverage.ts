/** Reads `docs/coverage.md`: which place of the product implements a line of the specification, and which test shows it. */
export interface ShownBy {
  /** The file of the test, from the root. */
  readonly path: string;
  /** Words of the test; empty where the whole file is about it. */
  readonly words: string;
}

export interface CoverageRow {
  /** The line of the document itself. */
  readonly line: number;
  /** The number of the line in the specification, from 1. */
  readonly number: number;
  readonly text: string;
  /** Files and folders, from the root; none for a line that only introduces others. */
  readonly places: readonly string[];
  readonly tests: readonly ShownBy[];
}

/** A call of the specification. */
export interface SpecifiedCall {
  readonly method: string;
  /** Below the base path; parameters in braces. */
  readonly path: string;
}

function parseTest(cell: string): ShownBy {
  const [, path = '', words = ''] = /^`([^`]+)`(?: › (.+))?$/.exec(cell.trim()) ?? [];
  return { path, words };
}

const listCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** The rows of all tables, in their order. */
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

/** `GET /cart/all (returns items)`, `PUT and PATCH /contributor/withdraw-option`. */
export function listCalls(rows: readonly CoverageRow[]): SpecifiedCall[] {
  return rows.flatMap(({ text }) => {
    const [, methods = '', path = ''] = /^((?:GET|POST|PUT|PATCH|DELETE)(?: and [A-Z]+)?) (\/\S+)/.exec(text) ?? [];
    return methods === '' ? [] : methods.split(' and ').map((method) => ({ method, path }));
  });
}

/** `/categories/{id}` and `Profile routes: /profile/personal, …`, without the words around them. */
export function listRoutes(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap(({ text }) => {
    if (!/^\/|^\w+ routes: \//.test(text)) return [];
    return [...text.matchAll(/(?<=^|\s)\/[\w/{}#-]*/g)].map(([route]) => route);
  });
}

/** Messages in quotes: `'Added to cart'`. */
export const listMessages = ({ text }: CoverageRow): string[] =>
  [...text.matchAll(/'([^']+)'/g)].map(([, message = '']) => message);
