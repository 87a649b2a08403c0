import { useState } from 'react';
import type { BulkDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { type FieldError, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Queued } from './review-view.ts';
import { useReviewAids } from './verdict/use-review-aids.ts';
import { emptyVerdict, VerdictFields } from './verdict-fields.tsx';

export type Decision = 'approve' | 'changes' | 'reject';

/** Number of works per call, small enough to show the progress. */
const AT_ONCE = 5;

/** State of a work: in progress, decided, or refused with a message. */
type Outcome = { readonly state: 'busy' | 'done' } | { readonly state: 'refused'; readonly reason: string };

interface Words {
  readonly action: () => string;
  readonly title: (title: string) => string;
  readonly titleOfMany: (count: string) => string;
  readonly done: (title: string) => string;
  readonly doneMany: (count: string) => string;
}

export const decisionWords: Readonly<Record<Decision, Words>> = {
  approve: {
    action: () => m.reviews_approve(),
    title: (title) => m.reviews_approve_title({ title }),
    titleOfMany: (count) => m.reviews_approve_title_count({ count }),
    done: (title) => m.reviews_did_approve({ title }),
    doneMany: (count) => m.reviews_did_approve_count({ count }),
  },
  changes: {
    action: () => m.reviews_changes(),
    title: (title) => m.reviews_changes_title({ title }),
    titleOfMany: (count) => m.reviews_changes_title_count({ count }),
    done: (title) => m.reviews_did_changes({ title }),
    doneMany: (count) => m.reviews_did_changes_count({ count }),
  },
  reject: {
    action: () => m.reviews_reject(),
    title: (title) => m.reviews_reject_title({ title }),
    titleOfMany: (count) => m.reviews_reject_title_count({ count }),
    done: (title) => m.reviews_did_reject({ title }),
    doneMany: (count) => m.reviews_did_reject_count({ count }),
  },
};

/**
 * Dialog for one decision on several works. Each work has its own result; refused ones stay with the reason and can be
 * retried.
 */
export function BatchDialog({ decision, rows, onDone, onClose }: BulkDialogProps<Queued> & { decision: Decision }) {
  const api = useAdminApi();
  const [verdict, setVerdict] = useState(emptyVerdict);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const left = rows.filter(({ _id }) => outcomes.get(_id)?.state !== 'done');
  const words = decisionWords[decision];
  const { aids } = useReviewAids(rows);
  const [only] = left.length === 1 ? left : [];

  async function decideSome(ids: readonly string[]): Promise<number> {
    const mark = (outcomeOf: (id: string) => Outcome | undefined) =>
      setOutcomes((before) => {
        const after = new Map(before);
        for (const id of ids) {
          const outcome = outcomeOf(id);
          if (outcome === undefined) after.delete(id);
          else after.set(id, outcome);
        }
        return after;
      });
    mark(() => ({ state: 'busy' }));
    try {
      const answer = await api('PATCH /content/review/{decision}', {
        params: { decision },
        body: { ...verdict, reasons: [...verdict.reasons], ids: [...ids] },
      });
      const reasons = new Map(answer.refused.map(({ _id, detail }) => [_id, detail]));
      mark((id) => {
        const reason = reasons.get(id);
        return reason === undefined ? { state: 'done' } : { state: 'refused', reason };
      });
      return reasons.size;
    } catch (error) {
      const isUnknown = isApiError(error) && error.errors.length === 0;
      mark(() => (isUnknown ? { state: 'refused', reason: m.reviews_batch_unknown() } : undefined));
      throw error;
    }
  }

  async function run() {
    setErrors([]);
    setFailure('');
    const ids = left.map(({ _id }) => _id);
    let refused = 0;
    try {
      for (let start = 0; start < ids.length; start += AT_ONCE)
        refused += await decideSome(ids.slice(start, start + AT_ONCE));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setErrors(error.errors);
      if (error.errors.length === 0) setFailure(getErrorMessage(error, m.reviews_failed()));
      return;
    }
    if (refused > 0) {
      setFailure(m.reviews_batch_refused({ refused: formatCount(refused), count: formatCount(ids.length) }));
      return;
    }
    const [first] = rows;
    const title =
      rows.length === 1 && first !== undefined ? words.done(first.title) : words.doneMany(formatCount(rows.length));
    showToast({ kind: 'success', title });
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
      title={only === undefined ? words.titleOfMany(formatCount(left.length)) : words.title(only.title)}
      action={words.action()}
      danger={decision === 'reject'}
      onConfirm={run}
      onClose={close}
    >
      <ul className="grid max-h-48 gap-2 overflow-y-auto rounded-control border border-line p-3 text-14 text-ink">
        {rows.map((row) => (
          <BatchRow key={row._id} title={row.title} outcome={outcomes.get(row._id)} />
        ))}
      </ul>
      <div className="grid grid-cols-1 gap-4 text-ink">
        <VerdictFields
          verdict={verdict}
          errors={errors}
          onChange={setVerdict}
          hasReasons={decision !== 'approve'}
          aids={aids}
        />
      </div>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
    </ConfirmDialog>
  );
}

function BatchRow({ title, outcome }: { title: string; outcome: Outcome | undefined }) {
  return (
    <li aria-busy={outcome?.state === 'busy'} className="flex items-start gap-2">
      {outcome === undefined ? null : (
        <span className="grid size-5 shrink-0 place-items-center">
          {outcome.state === 'busy' ? <Spinner /> : null}
          {outcome.state === 'done' ? <Icon name="check" className="size-4 text-success" /> : null}
          {outcome.state === 'refused' ? <Icon name="triangle-alert" className="size-4 text-warning" /> : null}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">
        {title}
        {outcome?.state === 'done' ? <span className="sr-only"> {m.reviews_batch_done()}</span> : null}
        {outcome?.state === 'refused' ? <span className="block text-12 text-danger">{outcome.reason}</span> : null}
      </span>
    </li>
  );
}
