import { m } from '../../../../ui/paraglide/messages.js';
import { writeCsv } from '../csv.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { type Choices, type Column, columns } from './columns.ts';

/** What could not be taken over, with its text, so that nothing is lost. */
export interface TableProblem {
  /** The row's number, from 1. */
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly message: string;
}

interface Table {
  /** The drafts that the rows are for. */
  readonly ids: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly choices: Choices;
}

/** Takes every cell over that is right; answers the others. */
export function applyTable(store: DraftsStore, { ids, columns: targets, rows, choices }: Table): TableProblem[] {
  const problems: TableProblem[] = [];
  for (const [at, cells] of rows.entries()) {
    const id = ids[at];
    for (const [index, text] of cells.entries()) {
      const [column, content] = [targets[index], id === undefined ? undefined : store.getRow(id)?.content];
      const complain = (message: string) =>
        problems.push({ row: at + 1, column: column?.label() ?? '', text, message });
      if (id === undefined || content === undefined) complain(m.drafts_no_such_row());
      else if (column === undefined) complain(m.drafts_no_such_column());
      else {
        const changes = column.parse(text, content, choices);
        if (typeof changes === 'string') complain(changes);
        else store.edit([id], () => changes);
      }
    }
  }
  return problems;
}

/** The table as a file for a spreadsheet: identifiers and file names first, then every column. */
export function exportTable(store: DraftsStore, ids: readonly string[], choices: Choices): string {
  const rows = ids.flatMap((id) => {
    const content = store.getRow(id)?.content;
    if (content === undefined) return [];
    const files = content.variants.flatMap((variant) => variant.files.map(({ name }) => name)).join('; ');
    return [[id, files, ...columns.map((column) => column.read(content, choices))]];
  });
  return writeCsv([['id', 'files', ...columns.map(({ key }) => key)], ...rows]);
}

/** Reads such a file: rows are found by `id`, or by a file's name; columns by their heading. */
export function importTable(store: DraftsStore, ids: readonly string[], table: string[][], choices: Choices) {
  const [headings = [], ...rows] = table;
  const keys = headings.map((heading) => heading.trim().toLowerCase());
  const [idAt, filesAt] = [keys.indexOf('id'), keys.indexOf('files')];
  const find = (cells: readonly string[]): string | undefined => {
    const id = cells[idAt]?.trim();
    if (id !== undefined && ids.includes(id)) return id;
    const names = (cells[filesAt] ?? '').split(';').map((name) => name.trim().toLowerCase());
    return ids.find((each) =>
      store
        .getRow(each)
        ?.content.variants.some(({ files }) => files.some(({ name }) => names.includes(name.toLowerCase()))),
    );
  };
  const problems: TableProblem[] = [];
  for (const [at, cells] of rows.entries()) {
    const id = find(cells);
    for (const column of columns) {
      const index = keys.findIndex((key) => key === column.key.toLowerCase() || key === column.label().toLowerCase());
      const text = cells[index];
      // `…`: the variants differ, and stay as they are.
      if (text === undefined || text === '…') continue;
      const found = applyTable(store, {
        ids: id === undefined ? [] : [id],
        columns: [column],
        rows: [[text]],
        choices,
      });
      problems.push(...found.map((problem) => ({ ...problem, row: at + 2, column: column.label() })));
      if (id === undefined) break;
    }
  }
  return problems;
}
