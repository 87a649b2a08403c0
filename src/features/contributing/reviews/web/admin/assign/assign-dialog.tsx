import { useId, useState } from 'react';
import type { BulkDialogProps } from '../../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../../ui/components/toast.ts';
import { FieldFrame, fieldBox } from '../../../../../../ui/forms/field.tsx';
import { Select } from '../../../../../../ui/forms/select.tsx';
import { formatCount } from '../../../../../../ui/money.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import type { Queued } from '../review-view.ts';
import { useReviewAids } from '../verdict/use-review-aids.ts';
import { assignAll } from './assign-all.ts';
import { describeAssigned, listAssignees } from './assignees.ts';

/** Dialog to assign submissions to an admin. Refused ones stay in it with the reason and can be retried. */
export function AssignDialog({ rows, onDone, onClose }: BulkDialogProps<Queued>) {
  const id = useId();
  const api = useAdminApi();
  const { aids, hasFailed, retry } = useReviewAids(rows);
  const [left, setLeft] = useState(rows);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [only] = left.length === 1 ? left : [];
  const [chosen, setChosen] = useState(only?.assignee?._id ?? '');
  const reviewers = aids?.reviewers ?? [];
  async function run() {
    setRefusals(new Map());
    const { refused, isSignedOut } = await assignAll(api, left, chosen === '' ? null : chosen);
    if (isSignedOut) return;
    if (refused.size > 0) {
      setLeft(left.filter(({ _id }) => refused.has(_id)));
      setRefusals(refused);
      return;
    }
    showToast({ kind: 'success', title: describeAssigned(reviewers.find(({ _id }) => _id === chosen) ?? null) });
    onDone();
    onClose();
  }
  const close = () => {
    onClose();
    if (left.length < rows.length) onDone();
  };
  return (
    <ConfirmDialog
      open
      title={
        only === undefined
          ? m.reviews_assign_title_count({ count: formatCount(left.length) })
          : m.reviews_assign_title({ title: only.title })
      }
      action={m.reviews_assign()}
      ready={aids !== undefined}
      onConfirm={run}
      onClose={close}
    >
      <p>{m.reviews_assign_text()}</p>
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 text-14 text-danger">
          {m.reviews_assign_unknown()}
          <button type="button" onClick={retry} className="min-h-11 underline underline-offset-4">
            {m.error_retry()}
          </button>
        </p>
      ) : (
        <FieldFrame id={id} label={m.reviews_assigned()}>
          <Select
            id={id}
            value={chosen}
            choices={listAssignees(reviewers, only?.assignee ?? null)}
            onChange={setChosen}
            className={`h-12 ${fieldBox}`}
          />
        </FieldFrame>
      )}
      <div role="alert" className="grid gap-2 text-14 empty:hidden">
        {left.map(({ _id, title }) =>
          refusals.has(_id) ? (
            <p key={_id} className="text-ink">
              {title}
              <span className="block text-danger">{refusals.get(_id)}</span>
            </p>
          ) : null,
        )}
      </div>
    </ConfirmDialog>
  );
}
