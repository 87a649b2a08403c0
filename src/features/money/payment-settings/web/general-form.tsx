import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { MAX_WITHDRAWAL, paymentSettingsContract } from '../contract.ts';
import { hundredthsOrNone, writeHundredths } from './amounts.ts';
import { PlannedLimit } from './planned-limit.tsx';
import type { PaymentSettings } from './type-form.tsx';

const schema = z.object({
  clearingDays: paymentSettingsContract.updateGeneral.body.shape.clearingDays,
  secondApproverFrom: hundredthsOrNone(1, MAX_WITHDRAWAL),
});

type General = PaymentSettings['general'];

const toValues = ({ clearingDays, secondApproverFrom }: General) => ({
  clearingDays,
  secondApproverFrom: writeHundredths(secondApproverFrom),
});

/** Form for the clearing time and the amount from which withdrawals need two owners. */
export function GeneralForm({ general }: { general: General }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const [version, setVersion] = useState(general.version);
  const form = useApiForm({
    schema,
    defaultValues: toValues(general),
    messages: { secondApproverFrom: () => m.payment_settings_amount_wrong() },
    failure: m.payment_settings_failed(),
    onSubmit: async (body) => {
      const { general: after } = await api('PUT /payment-settings/general', { body: { ...body, version } });
      const isPlanned = after.plannedLimit !== null && body.secondApproverFrom !== after.secondApproverFrom;
      await show(after, isPlanned ? m.payment_settings_plan_saved() : m.payment_settings_saved());
    },
  });
  const show = async (after: General, title: string) => {
    setVersion(after.version);
    form.reset(toValues(after));
    showToast({ kind: 'success', title });
    await revalidate();
  };
  return (
    <Panel title={m.payment_settings_general()} text={m.payment_settings_general_text()}>
      <Form form={form} className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
          <NumberField
            control={form.control}
            name="clearingDays"
            id="clearing-days"
            label={m.payment_settings_clearing()}
            hint={m.payment_settings_clearing_hint({ days: formatCount(general.refundDays) })}
            min={0}
            max={365}
          />
          <TextField
            {...form.field('secondApproverFrom')}
            id="second-approver"
            label={m.payment_settings_second()}
            hint={`${m.payment_settings_second_hint()} ${m.payment_settings_second_when()}`}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        <SubmitButton isBusy={form.isBusy} className="sm:justify-self-start">
          {m.payment_settings_save()}
        </SubmitButton>
      </Form>
      {general.plannedLimit === null ? null : (
        <PlannedLimit plan={general.plannedLimit} version={version} onDecided={show} />
      )}
    </Panel>
  );
}
