import { memo } from 'react';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { DraftPicture } from '../../../../contributing/drafts/web/draft-picture.tsx';
import type { Standing } from '../../../../contributing/reviews/web/standing/load-standings.ts';
import type { WorkColumn } from '../../contract/works.ts';
import { describeFigure, RowProblem, WorkStatus } from './work-cells.tsx';
import { columnWords, type Work } from './works-list.ts';

export interface WorkRowProps {
  readonly work: Work;
  readonly standing: Standing | undefined;
  readonly columns: readonly WorkColumn[];
  readonly currency: string;
  readonly path: string;
  /** Whether the row is selected; undefined if rows can't be selected. */
  readonly isSelected: boolean | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onOpen: (work: Work) => void;
}

const cell = 'lg:border-b lg:border-line lg:px-3 lg:py-2 lg:[tr:last-child>&]:border-0';
const isNumber = (column: WorkColumn): boolean => column !== 'updated';

/** A work as a table row, or as a compact card in narrow windows. */
export const WorkRow = memo(function WorkRow(props: WorkRowProps) {
  const { work, standing, columns, currency, path, isSelected, isBusy, problem, onSelect, onOpen } = props;
  const { _id, title, status, preview, refunds } = work;
  return (
    <tr
      aria-selected={isSelected}
      aria-busy={isBusy}
      className="hover:bg-line/25 aria-busy:opacity-60 aria-selected:bg-line/40 max-lg:relative max-lg:grid max-lg:grid-cols-3 max-lg:gap-x-3 max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-paper max-lg:p-3"
    >
      {isSelected === undefined ? null : (
        <td className={`${cell} max-lg:absolute max-lg:top-3 max-lg:right-3 lg:w-10 lg:pr-0`}>
          <label className="grid size-8 place-items-center">
            <span className="sr-only">{m.drafts_select({ title })}</span>
            <input
              type="checkbox"
              checked={isSelected}
              onChange={(event) => onSelect(_id, event.currentTarget.checked)}
              className="size-4.5 accent-ink max-lg:size-6"
            />
          </label>
        </td>
      )}
      <th scope="row" className={`${cell} text-left font-normal max-lg:col-span-full max-lg:pr-9`}>
        <span className="flex items-center gap-3">
          <DraftPicture preview={preview ?? undefined} path={path} />
          <span className="min-w-0">
            <button
              type="button"
              onClick={() => onOpen(work)}
              className="line-clamp-2 min-h-6 text-left font-medium underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-ink"
            >
              {title}
            </button>
            {problem === undefined ? null : <RowProblem text={problem} />}
          </span>
        </span>
      </th>
      {columns.slice(1).map((column) =>
        column === 'status' ? (
          <td key={column} className={`${cell} max-lg:col-span-full lg:max-w-56`}>
            <WorkStatus work={work} standing={standing} />
          </td>
        ) : (
          <td
            key={column}
            className={`${cell} ${isNumber(column) ? 'lg:text-right' : ''} tabular-nums lg:whitespace-nowrap`}
          >
            <span aria-hidden="true" className="block text-12 text-muted lg:hidden">
              {columnWords[column]()}
            </span>
            <span className={column === 'earned' ? 'font-medium' : ''}>{describeFigure(work, column, currency)}</span>
            {column === 'sales' && refunds > 0 ? (
              <span className="block text-12 text-muted">
                {m.earnings_works_refunded({ count: formatCount(refunds) })}
              </span>
            ) : null}
          </td>
        ),
      )}
      {columns.includes('views') ? (
        <td className={`${cell} max-lg:hidden lg:w-10 lg:pl-0`}>
          {status === 'published' ? (
            <a
              href={localizeHref(toReadablePath('/content', _id, title))}
              aria-label={m.earnings_works_open_page({ title })}
              title={m.drafts_open()}
              className="grid size-9 place-items-center rounded-control text-muted hover:bg-line/60 hover:text-ink"
            >
              <Icon name="external-link" className="size-4" />
            </a>
          ) : null}
        </td>
      ) : null}
    </tr>
  );
});
