import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { paymentsAdminContract } from '../../contract/admin.ts';

function ResolveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const form = useApiForm({
    schema: paymentsAdminContract.resolveRefund.body,
    defaultValues: { outcome: 'completed', providerRefund: '' },
    failure: m.payments_admin_resolve_failed(),
    onSubmit: async (body) => {
      await api('POST /payment/refund/resolve/{id}', { params: { id }, body });
      showToast({ kind: 'success', title: m.payments_admin_resolved() });
      onClose();
      await revalidator.revalidate();
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.payments_admin_resolve()}
      action={m.payments_admin_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.payments_admin_resolve_text()}</p>
      <SelectField
        id="resolve-outcome"
        control={form.control}
        name="outcome"
        label={m.payments_admin_resolve_outcome()}
        choices={[
          ['completed', m.payments_admin_resolve_completed()],
          ['failed', m.payments_admin_resolve_none()],
        ]}
      />
      {form.watch('outcome') === 'completed' ? (
        <TextField
          {...form.field('providerRefund')}
          id="resolve-name"
          label={m.payments_admin_provider_refund()}
          hint={m.payments_admin_provider_refund_hint()}
          maxLength={255}
          autoComplete="off"
        />
      ) : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Form for a refund whose outcome the provider can't report: an owner looks it up in the provider's panel. */
export function ResolveRefund({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={`mt-2 justify-self-start ${secondaryButton}`}>
        {m.payments_admin_resolve()}
      </button>
      {isOpen ? <ResolveDialog id={id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
