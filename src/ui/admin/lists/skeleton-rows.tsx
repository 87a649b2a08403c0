import { useEffect, useState } from 'react';

/** Classes of a row in narrow windows, where it is a card. */
export const cardRow =
  'hover:bg-line/25 focus-visible:-outline-offset-2 aria-selected:bg-line/40 max-lg:relative max-lg:grid max-lg:content-start max-lg:gap-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-paper max-lg:p-4';
export const cellClass =
  'align-middle lg:border-b lg:border-line lg:px-3 lg:py-2 lg:first:pl-4 lg:last:pr-4 lg:[tr:last-child>&]:border-0';

/** Delay in milliseconds before placeholder rows are shown, so that fast answers don't flash. */
const SKELETON_DELAY = 400;

/** Whether loading takes so long that the old rows should be replaced by placeholders. */
export function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), SKELETON_DELAY);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isSlow;
}

/** Placeholders for rows that are being loaded. */
export function SkeletonRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <tr key={row} className={cardRow}>
      {Array.from({ length: cells }, (__, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <td key={cell} className={cellClass}>
          <span className="block h-4 w-2/3 animate-pulse rounded-control bg-line" />
          {cell === 0 ? <span className="mt-2 block h-3 w-1/3 animate-pulse rounded-control bg-line" /> : null}
        </td>
      ))}
    </tr>
  ));
}
