import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hundredths, writeHundredths } from '../../payment-settings/web/amounts.ts';
import { vatContract } from '../contract.ts';
import type { VatSettings } from './vat-screen.tsx';

const schema = z.object({
  bin: vatContract.changeRegistration.body.shape.bin,
  name: z.string().max(150),
  address: z.string().max(300),
  officer: z.string().max(120),
  designation: z.string().max(120),
  feeBasisPoints: hundredths(0, 10_000),
  priceEntry: z.enum(['with', 'without']),
});

/** Form for the BIN and what tax invoices state. */
export function RegistrationForm({ registration }: Pick<VatSettings, 'registration'>) {
  const { bin, name, address, officer, designation, feeBasisPoints, pricesWithoutVat } = registration;
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  // The form keeps the version that it shows, so that it can't overwrite another admin's change.
  const [version, setVersion] = useState(registration.version);
  const form = useApiForm({
    schema,
    defaultValues: {
      ...{ bin, name, address, officer, designation, feeBasisPoints: writeHundredths(feeBasisPoints) },
      priceEntry: pricesWithoutVat ? 'without' : 'with',
    },
    messages: { bin: () => m.vat_bin_wrong(), feeBasisPoints: () => m.vat_percent_wrong() },
    failure: m.vat_failed(),
    onSubmit: async ({ priceEntry, ...body }) => {
      const { registration: after } = await api('PUT /vat/registration', {
        body: { ...body, pricesWithoutVat: priceEntry === 'without', version },
      });
      setVersion(after.version);
      showToast({ kind: 'success', title: m.vat_saved() });
      await revalidate();
    },
  });
  return (
    <Panel title={m.vat_registration()} text={bin === '' ? m.vat_off() : m.vat_on()}>
      <Form form={form} className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('bin')}
          id="vat-bin"
          label={m.vat_bin()}
          hint={m.vat_bin_hint()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...form.field('feeBasisPoints')}
          id="vat-fee"
          label={m.vat_fee_rate()}
          hint={m.vat_fee_rate_hint()}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField {...form.field('name')} id="vat-name" label={m.vat_name()} maxLength={150} />
        <TextArea {...form.field('address')} id="vat-address" label={m.vat_address()} rows={2} maxLength={300} />
        <TextField {...form.field('officer')} id="vat-officer" label={m.vat_officer()} maxLength={120} />
        <TextField {...form.field('designation')} id="vat-designation" label={m.vat_designation()} maxLength={120} />
        <SelectField
          control={form.control}
          name="priceEntry"
          id="vat-prices"
          label={m.vat_prices()}
          hint={m.vat_prices_hint()}
          choices={[
            ['with', m.vat_prices_with()],
            ['without', m.vat_prices_without()],
          ]}
        />
        <SubmitButton isBusy={form.isBusy} face="primary" className="sm:col-start-1 sm:justify-self-start">
          {m.vat_save()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
