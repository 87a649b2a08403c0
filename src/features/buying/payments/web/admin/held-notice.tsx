import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { paymentsAdminContract } from '../../contract/admin.ts';

type Decision = 'accept' | 'refuse';

function DecisionDialog(props: { orderId: string; decision: Decision; onClose: () => void }) {
  const { orderId, decision, onClose } = props;
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const isAccepting = decision === 'accept';
  const form = useApiForm({
    schema: paymentsAdminContract.decideHeld.body,
    defaultValues: { decision, note: '' },
    failure: m.payments_admin_decide_failed(),
    onSubmit: async ({ note }) => {
      await api('POST /payment/held/{orderId}', { params: { orderId }, body: { decision, note } });
      showToast({ kind: 'success', title: isAccepting ? m.payments_admin_accepted() : m.payments_admin_refused() });
      onClose();
      await revalidator.revalidate();
    },
  });
  return (
    <ConfirmDialog
      open
      title={isAccepting ? m.payments_admin_accept_title() : m.payments_admin_refuse_title()}
      action={isAccepting ? m.payments_admin_accept() : m.payments_admin_refuse()}
      danger={!isAccepting}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{isAccepting ? m.payments_admin_accept_text() : m.payments_admin_refuse_text()}</p>
      <TextArea
        {...form.field('note')}
        id="held-note"
        label={m.payments_admin_note()}
        hint={m.payments_admin_note_hint()}
        rows={2}
        maxLength={1000}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Notice about an order whose payment the provider flagged for review: an owner accepts or refuses it. */
export function HeldNotice({ orderId }: { orderId: string }) {
  const [decision, setDecision] = useState<Decision>();
  return (
    <section
      aria-labelledby="held"
      className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-warning bg-paper p-5"
    >
      <div className="flex max-w-2xl items-start gap-3">
        <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-warning" />
        <div>
          <h2 id="held" className="text-16 font-medium">
            {m.payments_admin_held()}
          </h2>
          <p className="mt-1 text-14 text-muted">{m.payments_admin_held_text()}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <button type="button" onClick={() => setDecision('refuse')} className={`${secondaryButton} max-sm:grow`}>
          {m.payments_admin_refuse()}
        </button>
        <button type="button" onClick={() => setDecision('accept')} className={`${primaryButton} max-sm:grow`}>
          {m.payments_admin_accept()}
        </button>
      </div>
      {decision === undefined ? null : (
        <DecisionDialog orderId={orderId} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </section>
  );
}
