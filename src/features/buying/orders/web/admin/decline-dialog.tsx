import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { refundRequestsContract } from '../../contract/refund-requests.ts';

/** Asks for the message to the buyer whose refund request is declined. */
export function DeclineDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  const form = useApiForm({
    schema: refundRequestsContract.decline.body,
    defaultValues: { message: '' },
    failure: m.orders_requests_decline_failed(),
    onSubmit: async (body) => {
      await api('POST /order/refund-request/decline/{id}', { params: { id: requestId }, body });
      showToast({ kind: 'success', title: m.orders_requests_declined() });
      onClose();
      await revalidate();
    },
    // The buyer has withdrawn the request or another owner has decided, so the page is reloaded.
    onFailure: () => void revalidate(),
  });
  return (
    <ConfirmDialog
      open
      title={m.orders_requests_decline_title()}
      action={m.orders_requests_decline_do()}
      danger
      ready={(form.watch('message') ?? '').trim() !== ''}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.orders_requests_decline_text()}</p>
      <TextArea
        {...form.field('message')}
        id="decline-message"
        label={m.orders_requests_message()}
        hint={m.orders_requests_message_hint()}
        rows={3}
        maxLength={1000}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
