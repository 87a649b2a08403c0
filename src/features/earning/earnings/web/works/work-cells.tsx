import { Icon } from '../../../../../ui/components/icon.tsx';
import { formatTime } from '../../../../../ui/components/time.tsx';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { countWords } from '../../../../contributing/drafts/web/count-words.ts';
import { describeContentStatus } from '../../../../contributing/drafts/web/missing-words.ts';
import { takedownWords } from '../../../../contributing/drafts/web/takedown-words.ts';
import { reasonWords } from '../../../../contributing/reviews/web/reason-words.ts';
import type { Standing } from '../../../../contributing/reviews/web/standing/load-standings.ts';
import type { WorkColumn } from '../../contract/works.ts';
import type { Work } from './works-list.ts';

const dots: Readonly<Record<Work['status'], string>> = {
  draft: 'bg-muted',
  pending: 'bg-warning',
  changes_requested: 'bg-warning',
  rejected: 'bg-danger',
  published: 'bg-success',
  unpublished: 'bg-muted',
};

/** Details beside a work's status: missing fields, its place in the review queue, or why it came back. */
function describeMore({ status, missing, takedown, revisionId }: Work, standing: Standing | undefined): string {
  if (status === 'draft')
    return missing.length === 0
      ? m.drafts_complete()
      : countWords(missing.length, m.drafts_missing_count_one, m.drafts_missing_count);
  if (status === 'pending')
    return standing?.position == null
      ? ''
      : standing.position === 1
        ? m.reviews_own_next()
        : m.reviews_own_position({ position: formatCount(standing.position) });
  if (takedown !== null) return m.earnings_works_by_admin({ reason: takedownWords[takedown.code]() });
  if (status === 'published' || status === 'unpublished')
    return revisionId === null ? '' : m.earnings_works_has_revision();
  const [last] = standing?.submissions ?? [];
  return (last?.reasons ?? []).map((code) => reasonWords[code]()).join(', ');
}

export function WorkStatus({ work, standing }: { work: Work; standing: Standing | undefined }) {
  const more = describeMore(work, standing);
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[work.status]}`} />
        {work.revisionOf === null ? describeContentStatus(work.status) : m.earnings_works_revision()}
      </span>
      {more === '' ? null : <span className="line-clamp-2 text-12 text-muted wrap-anywhere">{more}</span>}
    </>
  );
}

function describePrice(prices: Work['prices'], currency: string): string {
  if (prices === null) return '–';
  const show = (price: number) => (price === 0 ? m.earnings_works_free() : formatMoney(price, currency));
  return prices.min === prices.max ? show(prices.min) : `${show(prices.min)} – ${show(prices.max)}`;
}

/** Text of a column's cell. */
export function describeFigure(work: Work, column: WorkColumn, currency: string): string {
  switch (column) {
    case 'price':
      return describePrice(work.prices, currency);
    case 'earned':
      return formatMoney(work.earned, currency);
    case 'updated':
      return formatTime(work.updatedAt, 'short-day');
    case 'title':
    case 'status':
      return '';
    default:
      return formatCount(work[column]);
  }
}

/** Explains why an action on a work failed. */
export const RowProblem = ({ text }: { text: string }) => (
  <p className="mt-1 flex items-start gap-1.5 text-12 font-normal text-danger wrap-anywhere">
    <Icon name="circle-alert" className="mt-px size-3.5 shrink-0" />
    {text}
  </p>
);
