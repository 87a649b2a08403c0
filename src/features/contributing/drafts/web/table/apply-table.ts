import { writeCsv } from '../../../../../ui/csv.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { isBlank } from '../csv.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { type Choices, type Column, columns } from './columns.ts';

/** A value that could not be applied, with its text, so that it isn't lost. */
export interface TableProblem {
  /** Number of the row, from 1. */
  readonly row: number;
  readonly column: string;
  readonly text: string;
  readonly message: string;
}

interface Table {
  /** Identifiers of the drafts to which the rows belong. */
  readonly ids: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly choices: Choices;
}

/** Applies all valid cells and returns the invalid ones. */
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
      // An unchanged value isn't applied, because it may be a suggestion that nobody has confirmed.
      else if (text !== column.read(content, choices)) {
        const changes = column.parse(text, content, choices);
        if (typeof changes === 'string') complain(changes);
        else store.edit([id], () => changes);
      }
    }
  }
  return problems;
}

/** Exports the table as CSV: identifiers and file names first, then all columns. */
export function exportTable(store: DraftsStore, ids: readonly string[], choices: Choices): string {
  const rows = ids.flatMap((id) => {
    const content = store.getRow(id)?.content;
    if (content === undefined) return [];
    const files = content.variants.flatMap((variant) => variant.files.map(({ name }) => name)).join('; ');
    return [[id, files, ...columns.map((column) => column.read(content, choices))]];
  });
  return writeCsv([['id', 'files', ...columns.map(({ key }) => key)], ...rows]);
}

/** Creates a function that finds the draft of a row: by `id`, or by a file name that only one draft has. */
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

/** Imports an exported file. Rows are matched by `id` or by a file name, columns by their heading. */
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
      // `…` means that the variants differ; they stay unchanged.
      if (text === undefined || text === '…') continue;
      const wrong = applyTable(store, { ids: [id], columns: [column], rows: [[text]], choices });
      problems.push(...wrong.map((problem) => ({ ...problem, row: at + 2 })));
    }
  }
  return problems;
}
