import { writeCsv } from '../../../../../ui/csv.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { isBlank } from '../csv.ts';
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
      // What stands there already is no choice of anybody's.
      else if (text !== column.read(content, choices)) {
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

/** The draft of a row: by `id`, or by the name of a file that only one draft has. */
function createRowFinder(store: DraftsStore, ids: readonly string[], keys: readonly string[]) {
  const [idAt, filesAt] = [keys.indexOf('id'), keys.indexOf('files')];
  const byFile = new Map<string, string[]>();
  for (const id of ids)
    for (const { name } of store.getRow(id)?.content.variants.flatMap(({ files }) => files) ?? [])
      byFile.set(name.toLowerCase(), [...(byFile.get(name.toLowerCase()) ?? []), id]);
  return (cells: readonly string[]): readonly string[] => {
    const id = cells[idAt]?.trim();
    if (id !== undefined && ids.includes(id)) return [id];
    const names = (cells[filesAt] ?? '').split(';').map((name) => name.trim().toLowerCase());
    return [...new Set(names.flatMap((name) => byFile.get(name) ?? []))];
  };
}

/** Reads such a file: rows are found by `id`, or by a file's name; columns by their heading. */
export function importTable(store: DraftsStore, ids: readonly string[], table: string[][], choices: Choices) {
  const [headings = [], ...rows] = table;
  const keys = headings.map((heading) => heading.trim().toLowerCase());
  const known = columns.flatMap((column) => {
    const index = keys.findIndex((key) => key === column.key.toLowerCase() || key === column.label().toLowerCase());
    return index === -1 ? [] : [{ column, index }];
  });
  const isKnown = (index: number) =>
    keys[index] === 'id' || keys[index] === 'files' || keys[index] === '' || known.some((each) => each.index === index);
  const problems: TableProblem[] = headings.flatMap((text, index) =>
    isKnown(index) ? [] : [{ row: 1, column: '', text, message: m.drafts_unknown_column({ text }) }],
  );
  if (known.length === 0) return [...problems, { row: 1, column: '', text: '', message: m.drafts_no_known_column() }];
  const find = createRowFinder(store, ids, keys);
  for (const [at, cells] of rows.entries()) {
    if (isBlank(cells)) continue;
    const found = find(cells);
    const [id] = found;
    if (id === undefined || found.length > 1) {
      const message = id === undefined ? m.drafts_no_such_row() : m.drafts_file_in_several();
      problems.push({ row: at + 2, column: '', text: cells.join(', '), message });
      continue;
    }
    for (const { column, index } of known) {
      const text = cells[index];
      // `…`: the variants differ, and stay as they are.
      if (text === undefined || text === '…') continue;
      const wrong = applyTable(store, { ids: [id], columns: [column], rows: [[text]], choices });
      problems.push(...wrong.map((problem) => ({ ...problem, row: at + 2 })));
    }
  }
  return problems;
}
