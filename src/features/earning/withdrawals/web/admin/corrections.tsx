import { useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { withdrawalsAdminContract } from '../../contract/admin.ts';
import { type CorrectedStatus, withdrawCorrectionsContract } from '../../contract/corrections.ts';
import type { WithdrawStatus } from '../../contract/withdrawals.ts';
import { statusLooks } from '../withdraw-view.tsx';

type Detail = OutputOf<typeof withdrawalsAdminContract.show>;
type Correction = Detail['corrections'][number];

/** Corrected status of each wrong result. */
export const correctedStatuses: Readonly<Partial<Record<WithdrawStatus, CorrectedStatus>>> = {
  failed: 'paid',
  paid: 'failed',
  returned: 'paid',
};

const texts: Readonly<Record<Correction['from'], () => string>> = {
  failed: m.withdrawals_correct_failed_text,
  paid: m.withdrawals_correct_paid_text,
  returned: m.withdrawals_correct_returned_text,
};

interface DialogProps {
  readonly id: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Form that proposes a correction to another owner. */
export function CorrectDialog({ id, from, onDone, onClose }: DialogProps & { readonly from: Correction['from'] }) {
  const api = useAdminApi();
  const to = correctedStatuses[from] ?? 'paid';
  const form = useApiForm({
    schema: withdrawCorrectionsContract.correct.body,
    defaultValues: { to, reference: '', reason: '' },
    failure: m.withdrawals_step_failed(),
    onSubmit: async (body) => {
      await api('POST /withdraw-request/correct/{id}', { params: { id }, body });
      showToast({ kind: 'success', title: m.withdrawals_correction_proposed() });
      onClose();
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.withdrawals_correct()}
      action={m.withdrawals_correct_propose()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>
        {texts[from]()} {m.withdrawals_correct_second()}
      </p>
      {from === 'failed' ? (
        <TextField
          {...form.field('reference')}
          id="correction-reference"
          label={m.withdrawals_reference()}
          hint={m.withdrawals_reference_hint()}
          autoComplete="off"
          maxLength={100}
        />
      ) : null}
      <TextArea
        {...form.field('reason')}
        id="correction-reason"
        label={m.admin_reason()}
        hint={m.withdrawals_reason_hint()}
        rows={2}
        maxLength={500}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

function DecisionDialog(
  props: DialogProps & { readonly correction: Correction; readonly decision: 'confirm' | 'drop' },
) {
  const { id, correction, decision, onDone, onClose } = props;
  const api = useAdminApi();
  const isConfirming = decision === 'confirm';
  const decide = async () => {
    try {
      await api('POST /withdraw-request/correct/decide/{id}', { params: { id }, body: { decision } });
      showToast({ kind: 'success', title: m.withdrawals_entered() });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.withdrawals_step_failed());
    }
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={isConfirming ? m.withdrawals_correct_confirm() : m.withdrawals_correct_drop()}
      action={isConfirming ? m.withdrawals_correct_confirm() : m.withdrawals_correct_drop()}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{isConfirming ? texts[correction.from]() : m.withdrawals_correct_drop_text()}</p>
    </ConfirmDialog>
  );
}

const states: Readonly<Record<Correction['status'], () => string>> = {
  proposed: m.withdrawals_correction_waits,
  done: m.withdrawals_correction_done,
  dropped: m.withdrawals_correction_dropped,
};

/** Corrections of a withdrawal, with buttons to decide about a proposed one. */
export function Corrections({ request, corrections, onDone }: Detail & { readonly onDone: () => void }) {
  const [decision, setDecision] = useState<'confirm' | 'drop'>();
  if (corrections.length === 0) return null;
  const open = corrections.find(({ status }) => status === 'proposed');
  return (
    <Panel title={m.withdrawals_corrections()}>
      <ol className="grid gap-4 text-14">
        {corrections.map(
          ({ number, status, from, to, reference, reason, proposedBy, proposedAt, decidedBy, decidedAt }) => (
            <li key={number} className="grid gap-0.5">
              <span className="font-medium">
                {statusLooks[from].label()} → {statusLooks[to].label()}
              </span>
              <span className={status === 'proposed' ? 'text-warning' : 'text-muted'}>{states[status]()}</span>
              <span className="text-12 text-muted wrap-anywhere">
                <DhakaTime at={proposedAt} />
                {proposedBy === null ? '' : ` · ${proposedBy}`}
                {reference === '' ? '' : ` · ${reference}`}
              </span>
              {decidedAt === null ? null : (
                <span className="text-12 text-muted wrap-anywhere">
                  <DhakaTime at={decidedAt} />
                  {decidedBy === null ? '' : ` · ${decidedBy}`}
                </span>
              )}
              <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
            </li>
          ),
        )}
      </ol>
      {open === undefined ? null : (
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" onClick={() => setDecision('confirm')} className={`${primaryButton} max-sm:grow`}>
            {m.withdrawals_correct_confirm()}
          </button>
          <button type="button" onClick={() => setDecision('drop')} className={`${secondaryButton} max-sm:grow`}>
            {m.withdrawals_correct_drop()}
          </button>
        </div>
      )}
      {open === undefined || decision === undefined ? null : (
        <DecisionDialog
          id={request._id}
          correction={open}
          decision={decision}
          onDone={onDone}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Panel>
  );
}
