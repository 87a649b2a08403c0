import { type FocusEvent, type KeyboardEvent, useState } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Keyboard navigation of table rows with a single tab stop: arrows, Home and End move between rows, Enter runs the
 * primary action (`data-row-action`), the space bar selects the row (`data-row-choice`). Returns props for `tbody` and
 * each `tr`.
 */
export function useRowKeys() {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = event.target instanceof HTMLTableRowElement ? event.target : undefined;
    const rows = [...event.currentTarget.rows];
    const step = steps[event.key];
    if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined) rows[step(rows.indexOf(row), rows.length - 1)]?.focus();
    else if (event.key === 'Enter') row.querySelector<HTMLElement>('[data-row-action]')?.click();
    else if (event.key === ' ') row.querySelector<HTMLElement>('[data-row-choice]')?.click();
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLTableSectionElement>) => {
    const row = event.target.closest('tr');
    if (row !== null) setCurrent([...event.currentTarget.rows].indexOf(row));
  };
  return {
    body: { onKeyDown, onFocus },
    row: (index: number, count: number) => ({ tabIndex: index === Math.min(current, count - 1) ? 0 : -1 }),
  };
}
