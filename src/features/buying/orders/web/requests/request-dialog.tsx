import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { browserApi } from '../../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { formatTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField, TextArea } from '../../../../../ui/forms/field.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { refundRequestsContract } from '../../contract/refund-requests.ts';
import { faultReasons, requestReasons } from '../../contract/refunds.ts';
import type { OrderLineView, OrderView } from '../order-view.ts';
import { requestReasonWords } from './request-words.ts';

const schema = refundRequestsContract.create.body
  .pick({ note: true })
  .extend({ reason: z.enum(requestReasons).or(z.literal('')) });

interface RequestDialogProps {
  readonly order: OrderView;
  /** The line that is preselected. */
  readonly lineId: string;
  readonly onClose: () => void;
}

const isOffered = ({ refundTerms }: OrderLineView): boolean => refundTerms === 'any_reason' || refundTerms === 'fault';

/** Dialog that asks a buyer for the lines to refund and the reason. */
export function RequestDialog({ order, lineId, onClose }: RequestDialogProps) {
  const { revalidate } = useRevalidator();
  const offered = order.lines.filter(isOffered);
  const [chosen, setChosen] = useState<readonly string[]>([lineId]);
  const lines = offered.filter(({ _id }) => chosen.includes(_id));
  const needsFault = lines.some(({ refundTerms }) => refundTerms === 'fault');
  const form = useApiForm({
    schema,
    defaultValues: { reason: '', note: '' },
    failure: m.orders_request_failed(),
    onSubmit: async ({ reason, note }) => {
      const body = { lineIds: lines.map(({ _id }) => _id), note, ...(reason === '' ? {} : { reason }) };
      await browserApi('POST /order/refund-request/create/{id}', { params: { id: order._id }, body });
      showToast({ kind: 'success', title: m.orders_request_sent() });
      onClose();
      await revalidate();
    },
    // A line was downloaded in the meantime, or the window has ended, so the page is reloaded.
    onFailure: () => void revalidate(),
  });
  const reason = form.watch('reason') ?? '';
  const isReady = lines.length > 0 && (!needsFault || faultReasons.some((fault) => fault === reason));
  const amount = lines.reduce((sum, { price }) => sum + price, 0);
  const choices = (needsFault ? faultReasons : requestReasons).map(
    (each) => [each, requestReasonWords[each]()] as const,
  );
  return (
    <ConfirmDialog
      open
      title={m.orders_request()}
      action={m.orders_request_send({ amount: formatMoney(amount, order.currency) })}
      ready={isReady}
      onConfirm={form.run}
      onClose={onClose}
    >
      <LineChoice
        lines={offered}
        currency={order.currency}
        chosen={chosen}
        onToggle={(id) => setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
      />
      <SelectField
        id="request-reason"
        control={form.control}
        name="reason"
        label={needsFault ? m.orders_request_reason() : m.orders_request_reason_optional()}
        {...(needsFault ? { hint: describeFault(order) } : {})}
        choices={[['', needsFault ? m.orders_request_choose_reason() : m.orders_request_no_reason()], ...choices]}
      />
      <TextArea {...form.field('note')} id="request-note" label={m.orders_request_note()} rows={2} maxLength={1000} />
      <NextSteps lines={lines} />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Explains why only a fault is accepted: the other window has ended, or a line was downloaded. */
function describeFault({ refundWindow }: OrderView): string {
  if (refundWindow === null || Date.parse(refundWindow.until) > Date.now()) return m.orders_request_downloaded();
  return m.orders_request_late({ day: formatTime(refundWindow.until, 'day') });
}

interface LineChoiceProps {
  readonly lines: readonly OrderLineView[];
  readonly currency: string;
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Text for a single line; checkboxes for several. */
function LineChoice({ lines, currency, chosen, onToggle }: LineChoiceProps) {
  const toLabel = ({ title, variantName, price }: OrderLineView) => (
    <span className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere">
        {title} · {variantName}
      </span>
      <span className="text-12 text-muted tabular-nums">{formatMoney(price, currency)}</span>
    </span>
  );
  const [only] = lines;
  if (lines.length === 1 && only !== undefined) return <div className="text-14 text-ink">{toLabel(only)}</div>;
  return (
    <fieldset className="grid gap-3 text-ink">
      <legend className="mb-2 text-14 font-medium">{m.orders_request_items()}</legend>
      {lines.map((line) => (
        <CheckboxField
          key={line._id}
          id={`request-${line._id}`}
          checked={chosen.includes(line._id)}
          onChange={() => onToggle(line._id)}
          label={toLabel(line)}
        />
      ))}
    </fieldset>
  );
}

function NextSteps({ lines }: { lines: readonly OrderLineView[] }) {
  const steps = [
    m.orders_request_next_decide(),
    ...(lines.some(({ refundTerms }) => refundTerms === 'any_reason') ? [m.orders_request_next_wait()] : []),
    m.orders_request_next_access(),
    m.orders_request_next_money(),
  ];
  return (
    <div className="grid gap-2 text-14">
      <h3 className="font-medium text-ink">{m.orders_request_next()}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <a
        href={localizeHref('/refund-policy')}
        className="inline-flex min-h-6 items-center justify-self-start text-ink underline underline-offset-4"
      >
        {m.orders_request_policy()}
      </a>
    </div>
  );
}
