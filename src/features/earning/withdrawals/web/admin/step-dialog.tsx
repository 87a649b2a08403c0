import * as z from 'zod';
import { ReasonDialog } from '../../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { UpdateType } from '../../contract/admin.ts';
import { nameAccount } from '../withdraw-view.tsx';
import type { WithdrawSummary } from './withdraw-list.tsx';

export const stepWords: Readonly<Record<UpdateType, { readonly action: () => string; readonly done: () => string }>> = {
  approve: { action: m.withdrawals_approve, done: m.withdrawals_approved },
  pay: { action: m.withdrawals_pay, done: m.withdrawals_paid },
  reject: { action: m.withdrawals_reject, done: m.withdrawals_rejected },
  fail: { action: m.withdrawals_fail, done: m.withdrawals_entered },
  return: { action: m.withdrawals_return, done: m.withdrawals_entered },
};

const texts: Readonly<Record<UpdateType, (values: { amount: string; account: string }) => string>> = {
  approve: m.withdrawals_approve_text,
  pay: m.withdrawals_pay_text,
  reject: m.withdrawals_reject_text,
  fail: m.withdrawals_fail_text,
  return: m.withdrawals_return_text,
};

interface StepDialogProps {
  readonly request: WithdrawSummary;
  readonly step: UpdateType;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dialog for an approval, or for a payment with its reference. */
function PlainDialog({
  request,
  step,
  text,
  save,
  onClose,
}: StepDialogProps & {
  text: string;
  save: (body: { reference?: string }) => Promise<void>;
}) {
  const form = useApiForm({
    schema: z.strictObject({
      reference: z
        .string()
        .trim()
        .min(step === 'pay' ? 1 : 0)
        .max(100),
    }),
    defaultValues: { reference: '' },
    failure: m.withdrawals_step_failed(),
    onSubmit: ({ reference }) => save(step === 'pay' ? { reference } : {}),
  });
  return (
    <ConfirmDialog
      open
      title={stepWords[step].action()}
      action={stepWords[step].action()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{text}</p>
      {step === 'approve' && request.needsSecondAdmin ? <p>{m.withdrawals_second_text()}</p> : null}
      {step === 'pay' ? (
        <TextField
          {...form.field('reference')}
          id="withdraw-reference"
          label={m.withdrawals_reference()}
          hint={m.withdrawals_reference_hint()}
          autoComplete="off"
          maxLength={100}
        />
      ) : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Confirms a step with a withdrawal and asks for the data that it needs. */
export function StepDialog(props: StepDialogProps) {
  const { request, step, onDone, onClose } = props;
  const api = useAdminApi();
  const save = async (body: { reference?: string; reason?: string }) => {
    await api('PATCH /withdraw-request/{withdrawId}/{updateType}', {
      params: { withdrawId: request._id, updateType: step },
      body,
    });
    showToast({ kind: 'success', title: stepWords[step].done() });
    onClose();
    onDone();
  };
  const amount = formatMoney(request.amount - request.fee, request.currency);
  const text = texts[step]({ amount, account: nameAccount(request) });
  if (step === 'approve' || step === 'pay') return <PlainDialog {...props} text={text} save={save} />;
  return (
    <ReasonDialog
      title={stepWords[step].action()}
      text={text}
      action={stepWords[step].action()}
      maxLength={500}
      hint={m.withdrawals_reason_hint()}
      failure={m.withdrawals_step_failed()}
      isDanger={step === 'reject'}
      onSubmit={(reason) => save({ reason })}
      onClose={onClose}
    />
  );
}
