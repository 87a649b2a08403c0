import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField } from '../../../../../ui/forms/field.tsx';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { UNCONFIRMED_DAYS } from '../../contract/admin.ts';
import { reasonWords, refundStatusWords } from './refund-words.ts';
import { SettleDialog } from './settle-dialog.tsx';
import type { WholeOrder } from './whole-order.ts';

type Refund = WholeOrder['refunds'][number];

const colors = { requested: 'text-warning', completed: 'text-success', failed: 'text-danger' } as const;

function RetryDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [key] = useState(() => crypto.randomUUID());
  const [isOverridden, setOverridden] = useState(false);
  const retry = async () => {
    try {
      await api('POST /order/refund/retry/{id}', {
        params: { id: refund._id },
        body: { isOverridden },
        idempotencyKey: key,
      });
      showToast({ kind: 'success', title: m.orders_admin_refund_begun() });
      onClose();
      await revalidator.revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.orders_admin_refund_not_begun());
    }
  };
  return (
    <ConfirmDialog
      open
      title={m.orders_admin_retry_title()}
      action={m.orders_admin_retry()}
      onConfirm={retry}
      onClose={onClose}
    >
      <p>{m.orders_admin_retry_text()}</p>
      <CheckboxField
        id="retry-override"
        checked={isOverridden}
        onChange={() => setOverridden(!isOverridden)}
        label={m.orders_admin_retry_override()}
      />
    </ConfirmDialog>
  );
}

const DAY_MS = 86_400_000;
/** Whether the provider hasn't confirmed the refund for too long. */
const isUnconfirmed = ({ status, requestedAt }: Refund): boolean =>
  status === 'requested' && Date.parse(requestedAt) < Date.now() - UNCONFIRMED_DAYS * DAY_MS;

/** Refunds of an order, with actions for failed ones. */
export function RefundsPanel({ whole: { order }, refunds }: { whole: WholeOrder; refunds: readonly Refund[] }) {
  const [asked, setAsked] = useState<Refund>();
  const [settled, setSettled] = useState<Refund>();
  if (refunds.length === 0) return null;
  const nameLines = ({ lineIds }: Refund): string =>
    order.lines
      .filter(({ _id }) => lineIds.includes(_id))
      .map(({ title }) => title)
      .join(', ');
  const canRetry = ({ status, lineIds }: Refund): boolean =>
    status === 'failed' && order.lines.some(({ _id, isRefunded }) => lineIds.includes(_id) && !isRefunded);
  return (
    <Panel title={m.orders_admin_refunds()}>
      <ul className="grid gap-5 text-14">
        {refunds.map((refund) => (
          <li key={refund._id} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
            <span className="flex flex-wrap justify-between gap-x-6">
              <span className={`font-medium ${colors[refund.status]}`}>{refundStatusWords[refund.status]()}</span>
              <span className="tabular-nums">{formatMoney(refund.amount, order.currency)}</span>
            </span>
            <span className="wrap-anywhere">{nameLines(refund)}</span>
            <span className="text-12 text-muted wrap-anywhere">
              {reasonWords[refund.reason]()} · <DhakaTime at={refund.requestedAt} />
              {refund.admin === null ? '' : ` · ${refund.admin}`}
            </span>
            {refund.transferReference === null ? null : (
              <span className="text-12 text-muted wrap-anywhere">
                {m.orders_admin_by_transfer()} · <code>{refund.transferReference}</code>
              </span>
            )}
            {refund.status === 'requested' ? (
              <span className="text-12 text-muted">{m.orders_admin_refund_follows()}</span>
            ) : null}
            {refund.note === '' ? null : <p className="text-muted wrap-anywhere whitespace-pre-line">{refund.note}</p>}
            <span className="mt-2 flex flex-wrap gap-3 empty:hidden">
              {canRetry(refund) ? (
                <button type="button" onClick={() => setAsked(refund)} className={`${secondaryButton} max-sm:grow`}>
                  {m.orders_admin_retry()}
                </button>
              ) : null}
              {canRetry(refund) || isUnconfirmed(refund) ? (
                <button type="button" onClick={() => setSettled(refund)} className={`${secondaryButton} max-sm:grow`}>
                  {m.orders_admin_settle()}
                </button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {asked === undefined ? null : <RetryDialog refund={asked} onClose={() => setAsked(undefined)} />}
      {settled === undefined ? null : (
        <SettleDialog
          refundId={settled._id}
          amount={formatMoney(settled.amount, order.currency)}
          isUnconfirmed={settled.status === 'requested'}
          onClose={() => setSettled(undefined)}
        />
      )}
    </Panel>
  );
}
