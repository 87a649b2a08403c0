import { type SubmitEvent, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { formatSize } from '../../../../ui/file-size.ts';
import { DateField } from '../../../../ui/forms/date-field.tsx';
import { parseDay } from '../../../../ui/forms/days.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { receiveFile, saveFile } from '../../../../ui/save-file.ts';

interface Errors {
  readonly from?: string;
  readonly to?: string;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

function findErrors({ from, to }: Period): Errors {
  const [isFrom, isTo] = [parseDay(from) !== undefined, parseDay(to) !== undefined];
  return {
    ...(isFrom ? {} : { from: m.earnings_day_needed() }),
    ...(isTo ? isFrom && to < from && { to: m.earnings_ends_before() } : { to: m.earnings_day_needed() }),
  };
}

/** Progress of a statement's download. */
type Progress =
  | { readonly kind: 'none' | 'preparing' }
  | { readonly kind: 'receiving'; readonly bytes: number }
  | { readonly kind: 'saved'; readonly bytes: number; readonly name: string };

function describeProgress(progress: Progress): string | null {
  switch (progress.kind) {
    case 'none':
      return null;
    case 'preparing':
      return m.earnings_preparing();
    case 'receiving':
      return m.earnings_receiving({ size: formatSize(progress.bytes) });
    case 'saved':
      return m.earnings_saved({ name: progress.name, size: formatSize(progress.bytes) });
  }
}

type Format = 'csv' | 'pdf';

function useStatement() {
  const [progress, setProgress] = useState<Progress>({ kind: 'none' });
  const download = async (period: Period, format: Format) => {
    setProgress({ kind: 'preparing' });
    try {
      const query = { ...period, format, language: getLocale() };
      const answer = await browserApi('GET /contributor/sales-earnings/statement', { query });
      const file = await receiveFile(answer, (bytes) => setProgress({ kind: 'receiving', bytes }));
      const name = `statement-${period.from}-${period.to}.${format}`;
      saveFile(file, name);
      setProgress({ kind: 'saved', bytes: file.size, name });
    } catch (error) {
      setProgress({ kind: 'none' });
      if (isApiError(error)) showFailure(error, m.earnings_statement_failed());
      // The connection broke during the download, which is not an API error.
      else showToast({ kind: 'error', title: m.earnings_statement_failed() });
    }
  };
  return { progress, download, isBusy: progress.kind === 'preparing' || progress.kind === 'receiving' };
}

/** Form to download the entries of a period; by default the current month. `today` is the day in Dhaka. */
export function StatementForm({ today }: { today: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [period, setPeriod] = useState<Period>({ from: `${today.slice(0, 8)}01`, to: today });
  const { progress, download, isBusy } = useStatement();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findErrors(period);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      document.getElementById(`statement-${found.from === undefined ? 'to' : 'from'}`)?.focus();
      return;
    }
    if (isBusy) return;
    const { submitter } = event;
    void download(period, submitter instanceof HTMLButtonElement && submitter.value === 'pdf' ? 'pdf' : 'csv');
  };
  return (
    <section aria-labelledby="statement" className="mt-10">
      <h2 id="statement" className="text-22">
        {m.earnings_statement()}
      </h2>
      <p className="mt-2 mb-4 max-w-2xl text-14 text-muted">{m.earnings_statement_text()}</p>
      <form
        action="/api/v1/contributor/sales-earnings/statement"
        noValidate
        onSubmit={submit}
        className="rounded-card border border-line bg-paper p-5"
      >
        <input type="hidden" name="language" value={getLocale()} />
        <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
          <DateField
            id="statement-from"
            name="from"
            label={m.earnings_from()}
            value={period.from}
            onChange={(from) => setPeriod({ ...period, from })}
            error={errors.from}
          />
          <DateField
            id="statement-to"
            name="to"
            label={m.earnings_to()}
            value={period.to}
            onChange={(to) => setPeriod({ ...period, to })}
            error={errors.to}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="submit" name="format" value="csv" aria-disabled={isBusy} className={primaryButton}>
            <Icon name="download" />
            {m.earnings_csv()}
          </button>
          <button type="submit" name="format" value="pdf" aria-disabled={isBusy} className={secondaryButton}>
            <Icon name="file-text" />
            {m.earnings_pdf()}
          </button>
        </div>
        <p role="status" className="mt-4 text-14 text-muted empty:hidden">
          {describeProgress(progress)}
        </p>
      </form>
    </section>
  );
}
