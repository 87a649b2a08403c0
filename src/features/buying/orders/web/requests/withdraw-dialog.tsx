import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OrderView } from '../order-view.ts';

interface WithdrawDialogProps {
  readonly order: OrderView;
  readonly requestId: string;
  readonly onClose: () => void;
}

/** Asks before a refund request is withdrawn, and names the lines that it is for. */
export function WithdrawDialog({ order, requestId, onClose }: WithdrawDialogProps) {
  const { revalidate } = useRevalidator();
  const lines = order.lines.filter(
    ({ refundRequest: request }) => request?._id === requestId && request.status === 'open',
  );
  const withdraw = async () => {
    try {
      await browserApi('POST /order/refund-request/withdraw/{id}', { params: { id: requestId } });
      showToast({ kind: 'success', title: m.orders_request_withdrawn() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.orders_request_withdraw_failed());
    }
    onClose();
    await revalidate();
  };
  return (
    <ConfirmDialog
      open
      title={m.orders_request_withdraw_title()}
      action={m.orders_request_withdraw()}
      onConfirm={withdraw}
      onClose={onClose}
    >
      <p>{m.orders_request_withdraw_text()}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink">
        {lines.map(({ _id, title, variantName }) => (
          <li key={_id}>
            {title} · {variantName}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
