import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { DateFormField } from '../../../../ui/forms/date-field.tsx';
import { isDayOrEmpty } from '../../../../ui/forms/days.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hundredthsOrNone } from '../../payment-settings/web/amounts.ts';
import { formatShare } from '../../payment-settings/web/format-share.ts';
import type { VatSettings } from './vat-screen.tsx';

const schema = z.object({
  categoryId: z.string(),
  basisPoints: hundredthsOrNone(0, 10_000),
  /** A day in Dhaka, at whose beginning the rate takes effect; empty for at once. */
  effectiveAt: z.string().refine(isDayOrEmpty),
});

type Rate = VatSettings['rates'][number];

interface RatesPanelProps extends Pick<VatSettings, 'rates'> {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
}

/** The rates in force and upcoming ones, a form for the next one, and the history. */
export function RatesPanel({ rates, categories }: RatesPanelProps) {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const nameOf = ({ categoryId }: Rate): string =>
    categoryId === null ? m.vat_default() : (names.get(categoryId) ?? m.vat_category_gone());
  const past = rates.filter(({ state }) => state === 'past');
  return (
    <Panel title={m.vat_rates()} text={m.vat_rates_text()}>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <RateForm newest={rates[0]?.version ?? 0} categories={categories} />
        <div>
          <RateList rates={rates.filter(({ state }) => state !== 'past')} nameOf={nameOf} />
          {past.length === 0 ? null : (
            <details className="mt-4 text-14">
              <summary className="min-h-6 cursor-pointer font-medium">{m.vat_history()}</summary>
              <RateList rates={past} nameOf={nameOf} />
            </details>
          )}
        </div>
      </div>
    </Panel>
  );
}

function RateForm({ newest, categories }: { newest: number } & Pick<RatesPanelProps, 'categories'>) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(newest);
  const form = useApiForm({
    schema,
    defaultValues: { categoryId: '', basisPoints: '', effectiveAt: '' },
    messages: { basisPoints: () => m.vat_percent_wrong(), effectiveAt: () => m.form_day_wrong() },
    failure: m.vat_failed(),
    onSubmit: async ({ categoryId, basisPoints, effectiveAt }) => {
      const { rate } = await api('PUT /vat/rate', {
        body: {
          categoryId: categoryId === '' ? null : categoryId,
          basisPoints,
          version,
          ...(effectiveAt === '' ? {} : { effectiveAt: new Date(`${effectiveAt}T00:00:00+06:00`).toISOString() }),
        },
      });
      setVersion(rate.version);
      form.reset();
      showToast({ kind: 'success', title: m.vat_rate_saved() });
      await revalidate();
    },
  });
  return (
    <Form form={form} className="grid grid-cols-1 content-start gap-5">
      <SelectField
        control={form.control}
        name="categoryId"
        id="vat-category"
        label={m.vat_category()}
        choices={[['', m.vat_default()], ...categories.map(({ id, name }) => [id, name] as const)]}
      />
      <TextField
        {...form.field('basisPoints')}
        id="vat-rate"
        label={m.vat_rate()}
        hint={m.vat_rate_hint()}
        inputMode="decimal"
        autoComplete="off"
      />
      <DateFormField
        control={form.control}
        name="effectiveAt"
        id="vat-from"
        label={m.vat_from()}
        hint={m.vat_from_hint()}
      />
      <SubmitButton isBusy={form.isBusy} className="sm:justify-self-start">
        {m.vat_set_rate()}
      </SubmitButton>
    </Form>
  );
}

const stateWords = {
  upcoming: () => m.vat_state_upcoming(),
  current: () => m.vat_state_current(),
  past: () => m.vat_state_past(),
};

function RateList({ rates, nameOf }: { rates: readonly Rate[]; nameOf: (rate: Rate) => string }) {
  return (
    <ul className="grid gap-4 text-14">
      {rates.map((rate) => (
        <li key={rate.version} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 font-medium wrap-anywhere">{nameOf(rate)}</span>
            <span className="tabular-nums">
              {rate.basisPoints === null ? m.vat_no_own_rate() : formatShare(rate.basisPoints)}
            </span>
          </span>
          <span className="text-12 text-muted">
            <span className={rate.state === 'current' ? 'text-success' : ''}>{stateWords[rate.state]()}</span>
            {rate.setBy === null ? null : (
              <>
                {' '}
                · {m.vat_since()} <DhakaTime at={rate.effectiveAt} /> · {m.vat_set_by({ name: rate.setBy.name })}
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
