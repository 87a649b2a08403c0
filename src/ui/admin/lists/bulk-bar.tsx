import { useState } from 'react';
import { getErrorMessage, isApiError } from '../../api/client.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/toast.ts';
import { formatCount } from '../../money.ts';
import { m } from '../../paraglide/messages.js';
import { useAdminApi } from '../use-admin-api.ts';
import type { BatchAction, ConfirmAction, DialogAction, RowAction } from './list.ts';

type BulkConfirm<Row> = ConfirmAction<Row> & { readonly bulk: NonNullable<ConfirmAction<Row>['bulk']> };
type BulkDialog<Row> = DialogAction<Row> & { readonly BulkDialog: NonNullable<DialogAction<Row>['BulkDialog']> };
type BulkAction<Row> = BulkConfirm<Row> | BulkDialog<Row> | BatchAction<Row>;

export const isBulkAction = <Row,>(action: RowAction<Row>): action is BulkAction<Row> =>
  action.kind === 'batch' ||
  (action.kind === 'confirm' && action.bulk !== undefined) ||
  (action.kind === 'dialog' && action.BulkDialog !== undefined);

/** Actions for the selected rows. `onDone` is called even if some rows were refused. */
export function BulkBar<Row>({
  rows,
  actions,
  onClear,
  onDone,
  onBatch,
}: {
  rows: readonly Row[];
  actions: readonly BulkAction<Row>[];
  onClear: () => void;
  onDone: () => Promise<void>;
  onBatch: (action: BatchAction<Row>, rows: readonly Row[]) => void;
}) {
  const api = useAdminApi();
  const [asked, setAsked] = useState<Exclude<BulkAction<Row>, BatchAction<Row>> | null>(null);
  const count = formatCount(rows.length);
  const [sample] = rows;
  if (sample === undefined) return null;
  const confirmed = asked?.kind === 'confirm' ? asked : undefined;
  const runAll = async (action: BulkConfirm<Row>) => {
    const refusals: string[] = [];
    for (const row of rows) {
      try {
        await action.run(api, row);
      } catch (error) {
        if (!isApiError(error)) throw error;
        // The API client reports an ended session, and the remaining calls would be refused as well.
        if (error.status === 401) return;
        refusals.push(getErrorMessage(error, action.failed()));
      }
    }
    const [reason] = refusals;
    showToast(
      reason === undefined
        ? { kind: 'success', title: action.bulk.done(count) }
        : { kind: 'error', title: m.admin_bulk_failed({ failed: formatCount(refusals.length), count, reason }) },
    );
    setAsked(null);
    await onDone();
  };
  return (
    <div className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-paper px-4 py-3 text-14 shadow-float">
      <p role="status" className="font-medium">
        {m.admin_chosen({ count })}
      </p>
      <div className="ml-auto flex flex-wrap gap-2">
        <button type="button" onClick={onClear} className="h-10 rounded-control px-4 font-medium hover:bg-line/60">
          {m.admin_clear_chosen()}
        </button>
        {actions.map((action) => {
          const first = rows.find((row) => action.isOffered?.(row) ?? true);
          return action.kind === 'batch' && first === undefined ? null : (
            <button
              key={action.key}
              type="button"
              onClick={() => (action.kind === 'batch' ? onBatch(action, rows) : setAsked(action))}
              className={`h-10 rounded-control border border-line px-4 font-medium hover:border-ink ${action.isDanger ? 'text-danger' : ''}`}
            >
              {action.label(first ?? sample)}
            </button>
          );
        })}
      </div>
      {asked?.kind === 'dialog' ? (
        <asked.BulkDialog rows={rows} onDone={() => void onDone()} onClose={() => setAsked(null)} />
      ) : null}
      <ConfirmDialog
        open={confirmed !== undefined}
        title={confirmed?.bulk.title(count) ?? ''}
        action={confirmed?.label(sample) ?? ''}
        danger={confirmed?.isDanger ?? false}
        onConfirm={() => confirmed && runAll(confirmed)}
        onClose={() => setAsked(null)}
      >
        <p>{confirmed?.text(sample)}</p>
      </ConfirmDialog>
    </div>
  );
}
