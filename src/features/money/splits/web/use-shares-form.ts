import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hundredths } from '../../payment-settings/web/amounts.ts';

export interface ShareRow {
  /** React key, which keeps a row's fields while other rows are added and removed. */
  readonly key: number;
  readonly username: string;
  readonly percent: string;
}

const percent = hundredths(1, 10_000);

/** Basis points; undefined if the text is no percentage. */
const parsePercent = (text: string): number | undefined => percent.safeParse(text).data;

let keys = 0;
const createRow = (username = '', share = ''): ShareRow => {
  keys += 1;
  return { key: keys, username, percent: share };
};

type Errors = Readonly<Record<string, string>>;

/** Mistakes in rows, by the same paths as the server's errors. */
function findMistakes(rows: readonly ShareRow[]): Errors {
  const errors: Record<string, string> = {};
  for (const [index, row] of rows.entries()) {
    if (row.username.trim() === '') errors[`shares.${index}.username`] = m.splits_needed();
    if (row.percent.trim() === '') errors[`shares.${index}.basisPoints`] = m.splits_needed();
    else if (parsePercent(row.percent) === undefined) errors[`shares.${index}.basisPoints`] = m.splits_percent_wrong();
  }
  return errors;
}

/**
 * Rows of a proposal, their mistakes, and the function that sends it. `focus`: moves the focus to the field of a path.
 */
export function useSharesForm({
  contentId,
  start,
  focus,
}: {
  contentId: string;
  start: readonly { readonly username: string; readonly percent: string }[];
  focus: (path: string) => void;
}) {
  const [rows, setRows] = useState<readonly ShareRow[]>(() =>
    start.length === 0 ? [createRow()] : start.map(({ username, percent: share }) => createRow(username, share)),
  );
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const given = rows.reduce((sum, row) => sum + (parsePercent(row.percent) ?? 0), 0);

  const tell = (found: Errors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) focus(first);
    return first !== undefined;
  };
  const send = async () => {
    setFailure(undefined);
    if (isBusy || tell(findMistakes(rows))) return;
    setBusy(true);
    try {
      const shares = rows.map((row) => ({ username: row.username, basisPoints: parsePercent(row.percent) ?? 0 }));
      await browserApi('POST /contributor/collaborations/propose', { body: { contentId, shares } });
      showToast({ kind: 'success', title: m.splits_proposed() });
      await revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const atFields = error.errors.filter(({ path }) => path !== 'shares');
      const [whole] = error.errors.filter(({ path }) => path === 'shares');
      tell(Object.fromEntries(atFields.map(({ path, message }) => [path, message])));
      if (atFields.length === 0) setFailure(whole?.message ?? getErrorMessage(error, m.splits_failed()));
    } finally {
      setBusy(false);
    }
  };
  return {
    rows,
    errors,
    failure,
    isBusy,
    /** Remaining share of the work's contributor in basis points; negative if the rows exceed 100%. */
    rest: 10_000 - given,
    change: (key: number, part: Partial<Omit<ShareRow, 'key'>>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row))),
    add: () => setRows((all) => [...all, createRow()]),
    remove: (key: number) => {
      setErrors({});
      setRows((all) => all.filter((row) => row.key !== key));
    },
    send,
  };
}
