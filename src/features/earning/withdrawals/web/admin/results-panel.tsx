import { type ChangeEvent, useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { withdrawalsAdminContract } from '../../contract/admin.ts';

type Row = OutputOf<typeof withdrawalsAdminContract.results>['rows'][number];

const colors: Readonly<Record<Row['verdict'], string>> = {
  paid: 'text-success',
  failed: 'text-warning',
  unchanged: 'text-muted',
  skipped: 'text-muted',
  refused: 'text-danger',
};

/** Takes the filled-in file back, and says of each row what became of it. */
export function ResultsPanel({ onDone }: { onDone: () => void }) {
  const api = useAdminApi();
  const [rows, setRows] = useState<readonly Row[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await api('POST /withdraw-request/batch/results', { body: { csv: await file.text() } });
      setRows(answer.rows);
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error.errors[0]?.message ?? getErrorMessage(error, m.withdrawals_step_failed()));
    } finally {
      setBusy(false);
      // So that the same file can be chosen again.
      input.value = '';
    }
  };
  return (
    <Panel title={m.withdrawals_results()} text={m.withdrawals_results_text()}>
      <label className="grid gap-1.5 text-14">
        <span className="font-medium">{m.withdrawals_results_file()}</span>
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={(event) => void enter(event)}
          aria-describedby="results-error"
          className="w-full rounded-control border border-line bg-paper p-3 file:mr-3 file:rounded-control file:border-0 file:bg-canvas file:px-3 file:py-1.5"
        />
      </label>
      <p id="results-error" role="alert" className="mt-2 text-14 text-danger empty:hidden">
        {failure}
      </p>
      <div aria-live="polite">
        {rows === undefined ? null : (
          <ul className="mt-4 grid gap-2 text-14">
            {rows.length === 0 ? <li className="text-muted">{m.withdrawals_results_empty()}</li> : null}
            {rows.map(({ row, request, verdict, message }) => (
              <li key={row} className={colors[verdict]}>
                {m.withdrawals_results_row({ row: formatCount(row), request })} {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
