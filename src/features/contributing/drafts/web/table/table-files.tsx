import { useRef } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { saveFile } from '../../../../../ui/save-file.ts';
import { decodeTable, parseCsv } from '../csv.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { exportTable, importTable, type TableProblem } from './apply-table.ts';
import type { Choices } from './columns.ts';

/**
 * Buttons that export the selected drafts, or else all of them, to a spreadsheet's file, and import one. Drafts that
 * aren't loaded yet are included.
 */
export function TableFiles({
  store,
  choices,
  chosen,
  readFirst,
  onProblems,
}: {
  store: DraftsStore;
  choices: Choices;
  chosen: readonly string[];
  /** Loads all drafts; resolves to whether they are loaded. */
  readFirst: () => Promise<boolean>;
  onProblems: (problems: readonly TableProblem[]) => void;
}) {
  const file = useRef<HTMLInputElement>(null);
  const save = (ids: readonly string[]) =>
    saveFile(new Blob([exportTable(store, ids, choices)], { type: 'text/csv' }), 'drafts.csv');
  const download = async () => {
    if (chosen.length > 0) save(chosen);
    else if (await readFirst()) save(store.getOrder());
  };
  const readFile = async (given: File | undefined) => {
    if (given === undefined) return;
    const text = decodeTable(await given.arrayBuffer());
    if (text === undefined) onProblems([{ row: 1, column: '', text: given.name, message: m.drafts_not_utf8() }]);
    else if (await readFirst()) onProblems(importTable(store, store.getOrder(), parseCsv(text), choices));
    if (file.current !== null) file.current.value = '';
  };
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,text/csv"
        aria-label={m.drafts_import()}
        onChange={(event) => void readFile(event.currentTarget.files?.[0])}
        className="sr-only"
        tabIndex={-1}
      />
      <button type="button" onClick={() => file.current?.click()} className={smallButton}>
        <Icon name="upload" className="size-4" />
        {m.drafts_import()}
      </button>
      <button type="button" onClick={() => void download()} className={smallButton}>
        <Icon name="download" className="size-4" />
        {m.drafts_export()}
      </button>
    </div>
  );
}

/** Notice that drafts are being loaded before an action on all of them. */
export function ReadingAll({ count, total }: { count: number; total: number }) {
  return (
    <p role="status" className="flex items-center gap-2 text-14 text-muted">
      <Spinner />
      {m.drafts_reading_all({ count: formatCount(count), total: formatCount(total) })}
    </p>
  );
}

export const smallButton =
  'inline-flex h-11 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink';
