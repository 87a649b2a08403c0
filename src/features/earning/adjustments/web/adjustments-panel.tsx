import { useState } from 'react';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { nameEntry } from '../../withdrawals/web/admin/detail-words.ts';
import type { Books } from './books-screen.tsx';
import { kindNames, kindTexts, statusNames } from './words.ts';

type Adjustment = Books['adjustments'][number];
type Decision = 'confirm' | 'drop';

const colors = { proposed: 'text-warning', done: 'text-success', dropped: 'text-muted' } as const;

interface DecisionDialogProps {
  readonly adjustment: Adjustment;
  readonly decision: Decision;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function DecisionDialog({ adjustment, decision, onDone, onClose }: DecisionDialogProps) {
  const api = useAdminApi();
  const isConfirming = decision === 'confirm';
  const decide = async () => {
    try {
      await api('POST /adjustment/decide/{id}', { params: { id: adjustment._id }, body: { decision } });
      showToast({ kind: 'success', title: isConfirming ? m.adjustments_settled() : m.adjustments_was_dropped() });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.adjustments_failed());
    }
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={isConfirming ? m.adjustments_confirm_title() : m.adjustments_drop_title()}
      action={isConfirming ? m.adjustments_confirm() : m.adjustments_drop()}
      danger={!isConfirming}
      onConfirm={decide}
      onClose={onClose}
    >
      <p className="font-medium text-ink">
        {kindNames[adjustment.kind]()}: {formatMoney(adjustment.amount, adjustment.currency)}
      </p>
      <p>{isConfirming ? kindTexts[adjustment.kind]() : m.adjustments_drop_text()}</p>
    </ConfirmDialog>
  );
}

function Item({ adjustment, onDecide }: { adjustment: Adjustment; onDecide: (decision: Decision) => void }) {
  const { kind, status, amount, currency, reference, reason, proposedBy, proposedAt, decidedBy, decidedAt } =
    adjustment;
  return (
    <li className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
      <span className="flex flex-wrap justify-between gap-x-6">
        <span className="font-medium">{nameEntry(kind)}</span>
        <span className="tabular-nums">{formatMoney(amount, currency)}</span>
      </span>
      <span className={colors[status]}>{statusNames[status]()}</span>
      <span className="text-12 text-muted wrap-anywhere">
        <DhakaTime at={proposedAt} />
        {proposedBy === null ? '' : ` · ${proposedBy}`}
        {reference === '' ? '' : ` · ${reference}`}
      </span>
      {decidedAt === null || decidedBy === proposedBy ? null : (
        <span className="text-12 text-muted wrap-anywhere">
          {statusNames[status]()}: <DhakaTime at={decidedAt} />
          {decidedBy === null ? '' : ` · ${decidedBy}`}
        </span>
      )}
      <p className="text-muted wrap-anywhere whitespace-pre-line">{reason}</p>
      {status === 'proposed' ? (
        <span className="mt-2 flex flex-wrap gap-3">
          <button type="button" onClick={() => onDecide('confirm')} className={`${primaryButton} max-sm:grow`}>
            {m.adjustments_confirm()}
          </button>
          <button type="button" onClick={() => onDecide('drop')} className={`${secondaryButton} max-sm:grow`}>
            {m.adjustments_drop()}
          </button>
        </span>
      ) : null}
    </li>
  );
}

/** Adjustments of a contributor, with actions for proposed ones. */
export function AdjustmentsPanel({ adjustments, onDone }: { adjustments: readonly Adjustment[]; onDone: () => void }) {
  const [asked, setAsked] = useState<{ readonly adjustment: Adjustment; readonly decision: Decision }>();
  return (
    <Panel title={m.adjustments_panel()}>
      {adjustments.length === 0 ? <p className="text-14 text-muted">{m.adjustments_panel_none()}</p> : null}
      <ul className="grid gap-4 text-14">
        {adjustments.map((adjustment) => (
          <Item
            key={adjustment._id}
            adjustment={adjustment}
            onDecide={(decision) => setAsked({ adjustment, decision })}
          />
        ))}
      </ul>
      {asked === undefined ? null : <DecisionDialog {...asked} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}
