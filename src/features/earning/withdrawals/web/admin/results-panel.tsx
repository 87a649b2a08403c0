import { useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { FileField } from '../../../../../ui/forms/file-field.tsx';
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

/** Form for the filled-in payment file; shows the outcome of each row. */
export function ResultsPanel({ onDone }: { onDone: () => void }) {
  const api = useAdminApi();
  const [rows, setRows] = useState<readonly Row[]>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enter = async (file: File) => {
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
    }
  };
  return (
    <Panel title={m.withdrawals_results()} text={m.withdrawals_results_text()}>
      <FileField
        id="results-file"
        label={m.withdrawals_results_file()}
        accept=".csv,text/csv"
        error={failure}
        isDisabled={isBusy}
        onChoose={(file) => void enter(file)}
      />
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
