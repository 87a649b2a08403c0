import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ordersAdminContract } from '../../contract/admin.ts';

interface SettleDialogProps {
  readonly refundId: string;
  /** The formatted amount. */
  readonly amount: string;
  /** Whether the provider has neither confirmed nor refused the refund. */
  readonly isUnconfirmed: boolean;
  readonly onClose: () => void;
}

/** Records how the buyer was refunded outside the provider. */
export function SettleDialog({ refundId, amount, isUnconfirmed, onClose }: SettleDialogProps) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const key = useRef(crypto.randomUUID());
  const form = useApiForm({
    schema: ordersAdminContract.settleRefund.body,
    defaultValues: { reference: '', reason: '', isOverridden: false, password: '' },
    failure: m.orders_admin_settle_failed(),
    onSubmit: async (body) => {
      await api('POST /order/refund/settle/{id}', { params: { id: refundId }, body, idempotencyKey: key.current });
      showToast({ kind: 'success', title: m.orders_admin_settled() });
      onClose();
      await revalidator.revalidate();
    },
    // A refused call is not recorded, so the next attempt may use other data.
    onFailure: () => {
      key.current = crypto.randomUUID();
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.orders_admin_settle_title({ amount })}
      action={m.orders_admin_settle_do()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.orders_admin_settle_text()}</p>
      {isUnconfirmed ? <p>{m.orders_admin_settle_unconfirmed()}</p> : null}
      <TextField
        {...form.field('reference')}
        id="settle-reference"
        label={m.orders_admin_settle_reference()}
        hint={m.orders_admin_settle_reference_hint()}
        maxLength={100}
        autoComplete="off"
      />
      <TextArea
        {...form.field('reason')}
        id="settle-reason"
        label={m.orders_admin_settle_reason()}
        hint={m.orders_admin_refund_note_hint()}
        rows={2}
        maxLength={1000}
      />
      <CheckboxField {...form.field('isOverridden')} id="settle-override" label={m.orders_admin_settle_override()} />
      <TextField
        {...form.field('password')}
        id="settle-password"
        type="password"
        label={m.orders_admin_settle_password()}
        maxLength={200}
        autoComplete="current-password"
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
