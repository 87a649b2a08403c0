import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../../components/toast.ts';
import { formatCount } from '../../money.ts';
import { useAdminApi } from '../use-admin-api.ts';
import type { AdminList, BatchAction, BatchDialogProps, ListRow } from './list.ts';

/** Refused rows of the last batch, by the rows' names. */
export interface RefusedRows {
  readonly count: number;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly detail: string }[];
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Runs an action on several rows by one call. Tells which rows are in progress, and the refused ones once the list is
 * reloaded.
 */
export function useBatch<Row extends ListRow>({ rowId, rowName }: Pick<AdminList<Row>, 'rowId' | 'rowName'>) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const [asked, setAsked] = useState<{ action: BatchAction<Row>; rows: readonly Row[] } | null>(null);
  const [inProgress, setInProgress] = useState(nothing);
  const [outcome, setOutcome] = useState<RefusedRows | null>(null);
  const run: BatchDialogProps<Row>['run'] = async (call) => {
    if (asked === null) return;
    const { action, rows } = asked;
    const names = new Map(rows.map((row) => [rowId(row), rowName(row)]));
    setInProgress(new Set(names.keys()));
    try {
      const { done, refused } = await call(api, [...names.keys()]);
      setAsked(null);
      setOutcome(
        refused.length === 0
          ? null
          : {
              count: names.size,
              refused: refused.map(({ _id: id, detail }) => ({ id, name: names.get(id) ?? id, detail })),
            },
      );
      await revalidator.revalidate();
      if (done.length > 0) showToast({ kind: 'success', title: action.done(formatCount(done.length)) });
    } finally {
      setInProgress(nothing);
    }
  };
  return {
    asked,
    inProgress,
    outcome,
    run,
    ask: (action: BatchAction<Row>, rows: readonly Row[]) => setAsked({ action, rows }),
    close: () => setAsked(null),
    forget: () => setOutcome(null),
  };
}
