import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { paymentsAdminContract } from '../../contract/admin.ts';

type Decision = 'send_again' | 'elsewhere';

interface DecisionDialogProps {
  readonly id: string;
  readonly decision: Decision;
  /** The formatted amount. */
  readonly amount: string;
  readonly onClose: () => void;
}

function DecisionDialog({ id, decision, amount, onClose }: DecisionDialogProps) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const isAgain = decision === 'send_again';
  const form = useApiForm({
    schema: paymentsAdminContract.decideSurplus.body,
    defaultValues: { decision, reference: '', reason: '' },
    failure: m.payments_admin_decide_failed(),
    onSubmit: async (body) => {
      await api('POST /payment/refund/surplus/{id}', { params: { id }, body });
      showToast({
        kind: 'success',
        title: isAgain ? m.payments_admin_surplus_sent() : m.payments_admin_surplus_noted(),
      });
      onClose();
      await revalidator.revalidate();
    },
  });
  return (
    <ConfirmDialog
      open
      title={
        isAgain
          ? m.payments_admin_surplus_again_title({ amount })
          : m.payments_admin_surplus_elsewhere_title({ amount })
      }
      action={isAgain ? m.payments_admin_surplus_again() : m.payments_admin_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{isAgain ? m.payments_admin_surplus_again_text() : m.payments_admin_surplus_elsewhere_text()}</p>
      {isAgain ? null : (
        <>
          <TextField
            {...form.field('reference')}
            id="surplus-reference"
            label={m.payments_admin_surplus_reference()}
            hint={m.payments_admin_surplus_reference_hint()}
            maxLength={100}
            autoComplete="off"
          />
          <TextArea
            {...form.field('reason')}
            id="surplus-reason"
            label={m.payments_admin_surplus_reason()}
            hint={m.payments_admin_note_hint()}
            rows={2}
            maxLength={1000}
          />
        </>
      )}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Actions for an overpayment whose refund the provider refused; it is still owed to the buyer. */
export function RefusedSurplus({ id, amount }: { id: string; amount: string }) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <div className="mt-1 grid gap-3 rounded-control border border-warning p-3">
      <p>{m.payments_admin_surplus_owed()}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => setDecision('send_again')} className={`${secondaryButton} max-sm:grow`}>
          {m.payments_admin_surplus_again()}
        </button>
        <button type="button" onClick={() => setDecision('elsewhere')} className={`${secondaryButton} max-sm:grow`}>
          {m.payments_admin_surplus_elsewhere()}
        </button>
      </div>
      {decision === undefined ? null : (
        <DecisionDialog id={id} decision={decision} amount={amount} onClose={() => setDecision(undefined)} />
      )}
    </div>
  );
}
