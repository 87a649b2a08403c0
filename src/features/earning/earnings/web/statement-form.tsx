import { type SubmitEvent, useState } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { getLocale } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface Errors {
  readonly from?: string;
  readonly to?: string;
}

function findErrors(form: HTMLFormElement): Errors {
  const read = (name: string): string => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const [from, to] = [read('from'), read('to')];
  return {
    ...(from === '' && { from: m.earnings_day_needed() }),
    ...(to === '' ? { to: m.earnings_day_needed() } : to < from && { to: m.earnings_ends_before() }),
  };
}

/** Downloads the entries of a period. `today` in Dhaka; the period begins with its month. */
export function StatementForm({ today }: { today: string }) {
  const [errors, setErrors] = useState<Errors>({});
  const [isAsked, setAsked] = useState(false);
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const found = findErrors(event.currentTarget);
    setErrors(found);
    setAsked(Object.keys(found).length === 0);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    document.getElementById(`statement-${found.from === undefined ? 'to' : 'from'}`)?.focus();
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
        onSubmit={check}
        className="rounded-card border border-line bg-paper p-5"
      >
        <input type="hidden" name="language" value={getLocale()} />
        <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
          <TextField
            id="statement-from"
            name="from"
            type="date"
            label={m.earnings_from()}
            defaultValue={`${today.slice(0, 8)}01`}
            error={errors.from}
          />
          <TextField
            id="statement-to"
            name="to"
            type="date"
            label={m.earnings_to()}
            defaultValue={today}
            error={errors.to}
          />
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <button type="submit" name="format" value="csv" className={primaryButton}>
            <Icon name="download" />
            {m.earnings_csv()}
          </button>
          <button type="submit" name="format" value="pdf" className={secondaryButton}>
            <Icon name="file-text" />
            {m.earnings_pdf()}
          </button>
        </div>
        <p role="status" className="mt-4 text-14 text-muted empty:hidden">
          {isAsked ? m.earnings_preparing() : null}
        </p>
      </form>
    </section>
  );
}
