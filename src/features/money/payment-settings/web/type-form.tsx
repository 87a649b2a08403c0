import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { MAX_WITHDRAWAL, paymentSettingsContract } from '../contract.ts';
import { AllowedSwitch } from './allowed-switch.tsx';
import { hundredths, writeHundredths } from './amounts.ts';
import { typeWords } from './type-words.ts';

export type PaymentSettings = OutputOf<(typeof paymentSettingsContract)['all']>;

const schema = z.object({
  minimum: hundredths(1, MAX_WITHDRAWAL),
  maximum: hundredths(1, MAX_WITHDRAWAL),
  fee: hundredths(0, MAX_WITHDRAWAL),
  usualDays: paymentSettingsContract.updateType.body.shape.usualDays.unwrap(),
  instructionsEn: z.string().max(1000),
  instructionsBn: z.string().max(1000),
});
const amountWrong = () => m.payment_settings_amount_wrong();

/** A payout method: a switch that takes effect at once, and a form for its amounts and instructions. */
export function TypeForm({ type }: { type: PaymentSettings['types'][number] }) {
  const { _id: id, instructions } = type;
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  // The form keeps the version that it shows, so that it can't overwrite another admin's change.
  const [version, setVersion] = useState(type.version);
  const form = useApiForm({
    schema,
    defaultValues: {
      minimum: writeHundredths(type.minimum),
      maximum: writeHundredths(type.maximum),
      fee: writeHundredths(type.fee),
      usualDays: type.usualDays,
      instructionsEn: instructions.en,
      instructionsBn: instructions.bn,
    },
    messages: { minimum: amountWrong, maximum: amountWrong, fee: () => m.payment_settings_fee_amount_wrong() },
    failure: m.payment_settings_failed(),
    onSubmit: async (body) => {
      const { type: after } = await api('PATCH /payment-settings/{id}', { params: { id }, body: { ...body, version } });
      setVersion(after.version);
      showToast({ kind: 'success', title: m.payment_settings_saved() });
      await revalidate();
    },
  });
  return (
    <Panel title={typeWords[id]()}>
      <AllowedSwitch
        id={id}
        isAllowed={type.isAllowed}
        onChanged={(after) => setVersion((known) => (after === known + 1 ? after : known))}
      />
      <Form form={form} className="mt-5 grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
          {(
            [
              ['minimum', m.payment_settings_minimum()],
              ['maximum', m.payment_settings_maximum()],
              ['fee', m.payment_settings_fee_of_type()],
            ] as const
          ).map(([name, label]) => (
            <TextField
              key={name}
              {...form.field(name)}
              id={`${id}-${name}`}
              label={label}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
        <div className="sm:w-1/2">
          <NumberField
            control={form.control}
            name="usualDays"
            id={`${id}-days`}
            label={m.payment_settings_usual_days()}
            hint={m.payment_settings_usual_days_hint()}
            min={1}
            max={60}
          />
        </div>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <TextArea
            {...form.field('instructionsEn')}
            id={`${id}-en`}
            label={m.payment_settings_instructions_en()}
            rows={3}
            maxLength={1000}
          />
          <TextArea
            {...form.field('instructionsBn')}
            id={`${id}-bn`}
            label={m.payment_settings_instructions_bn()}
            rows={3}
            maxLength={1000}
          />
        </div>
        <SubmitButton isBusy={form.isBusy} className="sm:justify-self-start">
          {m.payment_settings_save()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
