import { useRef } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { amountText, describeAmount } from '../../../../ui/forms/amount-text.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { parseAmount } from '../../../../ui/parse-price.ts';
import { type AdjustmentKind, adjustmentsContract } from '../contract.ts';
import type { Books } from './books-screen.tsx';
import { kindNames, kindTexts } from './words.ts';

/** Form schema, in which the amount is typed in major units. */
const schema = adjustmentsContract.create.body.pick({ reference: true, reason: true }).extend({ amount: amountText });

interface SettleDialogProps {
  readonly books: Books;
  readonly kind: AdjustmentKind;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the amount, the reason and the reference of an adjustment. */
export function SettleDialog({ books, kind, onDone, onClose }: SettleDialogProps) {
  const { contributor, currency, possible, secondAdminFrom } = books;
  const upTo = possible.find((each) => each.kind === kind)?.upTo ?? 0;
  const api = useAdminApi();
  const key = useRef(crypto.randomUUID());
  const hasTransfer = kind === 'debt_payment' || kind === 'payout';
  const form = useApiForm({
    schema,
    messages: { amount: describeAmount },
    defaultValues: { amount: String(upTo / 100), reference: '', reason: '' },
    failure: m.adjustments_failed(),
    onSubmit: async ({ amount, reference, reason }) => {
      const { adjustment } = await api('POST /adjustment/create', {
        body: { contributorId: contributor._id, kind, amount: parseAmount(amount) ?? 0, reference, reason },
        idempotencyKey: key.current,
      });
      const isDone = adjustment.status === 'done';
      showToast({ kind: 'success', title: isDone ? m.adjustments_settled() : m.adjustments_proposed() });
      onClose();
      onDone();
    },
    // A refused call is not recorded, so the next attempt may use other data.
    onFailure: ({ status }) => {
      if (status < 500) key.current = crypto.randomUUID();
    },
  });
  const amount = parseAmount(form.watch('amount') ?? '');
  const needsSecond = secondAdminFrom !== null && amount !== undefined && amount >= secondAdminFrom;
  return (
    <ConfirmDialog
      open
      title={kindNames[kind]()}
      action={needsSecond ? m.adjustments_propose() : kindNames[kind]()}
      danger={kind === 'late_forfeit' || kind === 'debt_write_off'}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{kindTexts[kind]()}</p>
      <TextField
        {...form.field('amount')}
        id="adjustment-amount"
        label={m.adjustments_amount()}
        hint={m.adjustments_amount_hint({ amount: formatMoney(upTo, currency) })}
        inputMode="decimal"
        autoComplete="off"
      />
      {hasTransfer ? (
        <TextField
          {...form.field('reference')}
          id="adjustment-reference"
          label={m.adjustments_reference()}
          hint={m.adjustments_reference_hint()}
          maxLength={100}
          autoComplete="off"
        />
      ) : null}
      <TextArea
        {...form.field('reason')}
        id="adjustment-reason"
        label={m.adjustments_reason()}
        hint={m.adjustments_reason_hint()}
        rows={2}
        maxLength={500}
      />
      {needsSecond ? <p className="text-14">{m.adjustments_needs_second()}</p> : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
