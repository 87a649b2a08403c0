import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField, TextArea } from '../../../../../ui/forms/field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ordersAdminContract } from '../../contract/admin.ts';
import { refundReasons } from '../../contract/refunds.ts';
import { nameOrder } from './order-list.tsx';
import { reasonWords } from './refund-words.ts';
import type { Request } from './requests-panel.tsx';
import type { WholeOrder } from './whole-order.ts';

const schema = ordersAdminContract.refund.body
  .pick({ reason: true, note: true, isOverridden: true })
  .extend({ lineIds: z.array(z.string()) });

interface RefundDialogProps {
  readonly whole: WholeOrder;
  /**
   * Lines of the request that were not downloaded are preselected; without a request, all lines that can be refunded.
   */
  readonly request?: Request;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Line = WholeOrder['order']['lines'][number];

const isChosen = ({ _id, isDownloaded }: Line, request: Request | undefined): boolean =>
  request === undefined ||
  (!isDownloaded && request.lines.some(({ lineId, status }) => lineId === _id && status === 'open'));

/**
 * When the last of these lines was requested; now, if any line has no open request. The server calculates the window
 * the same way.
 */
function findAskedAt(lines: readonly Line[], { refundRequests }: WholeOrder): number {
  const times = lines.map(({ _id }) =>
    refundRequests.find((each) => each.lines.some(({ lineId, status }) => lineId === _id && status === 'open')),
  );
  return Math.max(...times.map((request) => (request === undefined ? Date.now() : Date.parse(request.requestedAt))));
}

/** Asks the admin for the lines to refund and the reason. A line that can't be refunded says why. */
export function RefundDialog({ whole, request, onDone, onClose }: RefundDialogProps) {
  const { order, refundableUntil } = whole;
  const api = useAdminApi();
  const key = useRef(crypto.randomUUID());
  const open = order.lines.filter(({ isRefunded }) => !isRefunded);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    open.filter((line) => isChosen(line, request)).map(({ _id }) => _id),
  );
  const { revalidate } = useRevalidator();
  const [isRefused, setIsRefused] = useState(false);
  const form = useApiForm({
    schema,
    defaultValues: { reason: request?.reason ?? 'customer_request', note: '', isOverridden: false, lineIds: [] },
    failure: m.orders_admin_refund_not_begun(),
    onSubmit: async ({ reason, note, isOverridden }) => {
      await api('POST /order/refund/{id}', {
        params: { id: order._id },
        body: { reason, note, isOverridden, lineIds: lines.map(({ _id }) => _id) },
        idempotencyKey: key.current,
      });
      showToast({ kind: 'success', title: m.orders_admin_refund_begun() });
      onDone();
    },
    // A refused refund was not started, so the next attempt may use other data.
    onFailure: ({ errors }) => {
      key.current = crypto.randomUUID();
      // A line was downloaded since the page was opened, or the window has ended by the server's clock.
      if (errors.some(({ path }) => path === 'isOverridden')) setIsRefused(true);
      void revalidate();
    },
  });
  const lines = open.filter(({ _id }) => chosen.includes(_id));
  const amount = lines.reduce((sum, { price }) => sum + price, 0);
  const isLate = refundableUntil !== null && Date.parse(refundableUntil) < findAskedAt(lines, whole);
  const isDownloaded = lines.some((line) => line.isDownloaded);
  const needsOverride = isLate || isDownloaded || isRefused;
  const isReady = lines.length > 0 && (!needsOverride || form.watch('isOverridden') === true);
  let override = m.orders_admin_refund_override;
  if (isLate) override = m.orders_admin_refund_override_late;
  else if (isDownloaded) override = m.orders_admin_refund_override_downloaded;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <ConfirmDialog
      open
      title={m.orders_admin_refund_title({ order: nameOrder(order) })}
      action={m.orders_admin_refund_do({ amount: formatMoney(amount, order.currency) })}
      danger
      ready={isReady}
      onConfirm={form.run}
      onClose={onClose}
    >
      <fieldset className="grid gap-3 text-ink">
        <legend className="mb-2 text-14 font-medium">{m.orders_admin_refund_lines()}</legend>
        {open.map(({ _id, title, variantName, price, isDownloaded }) => (
          <CheckboxField
            key={_id}
            id={`refund-${_id}`}
            checked={chosen.includes(_id)}
            onChange={() => toggle(_id)}
            label={
              <span className="grid min-w-0 gap-0.5">
                <span className="wrap-anywhere">
                  {title} · {variantName}
                </span>
                <span className="text-12 text-muted">
                  {formatMoney(price, order.currency)}
                  {isDownloaded ? ` · ${m.orders_admin_downloaded()}` : ''}
                </span>
              </span>
            }
          />
        ))}
      </fieldset>
      <SelectField
        id="refund-reason"
        control={form.control}
        name="reason"
        label={m.orders_admin_refund_reason()}
        choices={refundReasons.map((reason) => [reason, reasonWords[reason]()] as const)}
      />
      <TextArea
        {...form.field('note')}
        id="refund-note"
        label={m.orders_admin_refund_note()}
        hint={m.orders_admin_refund_note_hint()}
        rows={2}
        maxLength={1000}
      />
      {needsOverride ? <CheckboxField {...form.field('isOverridden')} id="refund-override" label={override()} /> : null}
      <p className="text-14">{m.orders_admin_refund_text()}</p>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
