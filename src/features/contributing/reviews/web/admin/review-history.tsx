import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { CorrectionList } from '../correction-list.tsx';
import { reasonWords } from '../reason-words.ts';
import { kindWords, outcomeWords } from '../status-words.ts';
import type { Review } from './review-view.ts';

function Quote({ label, text }: { label: string; text: string }) {
  if (text === '') return null;
  return (
    <p className="mt-1 wrap-anywhere whitespace-pre-line">
      <span className="text-muted">{label}: </span>
      {text}
    </p>
  );
}

/** Results of earlier submissions of the work. */
export function ReviewHistory({ history }: Pick<Review, 'history'>) {
  if (history.length === 0) return null;
  return (
    <Panel title={m.reviews_history()}>
      <ol className="grid gap-4 text-14">
        {history.map((past) => (
          <li key={past._id} className="border-l-2 border-line pl-3">
            <p className="font-medium">
              {kindWords[past.kind]()}
              {past.decision === null ? '' : ` → ${outcomeWords[past.decision]()}`}
            </p>
            <p className="text-12 text-muted">
              <DhakaTime at={past.decidedAt ?? past.submittedAt} />
              {past.decidedBy === null ? '' : ` · ${m.reviews_history_by({ name: past.decidedBy.name })}`}
            </p>
            {past.reasons.length === 0 ? null : (
              <p className="mt-1">{past.reasons.map((code) => reasonWords[code]()).join(' · ')}</p>
            )}
            <Quote label={m.reviews_note()} text={past.note} />
            <Quote label={m.reviews_message()} text={past.message} />
            <Quote label={m.reviews_internal()} text={past.internalNote} />
            <CorrectionList corrections={past.corrections} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Contributor of the work and the results of their previous works. */
export function ContributorFigures({ contributor }: Pick<Review, 'contributor'>) {
  const figures = [
    [m.reviews_who_published(), contributor.published],
    [m.reviews_who_approved(), contributor.approved],
    [m.reviews_who_changes(), contributor.changesRequested],
    [m.reviews_who_rejected(), contributor.rejected],
  ] as const;
  return (
    <Panel title={m.reviews_who()}>
      <p className="text-14 font-medium wrap-anywhere">
        {contributor.name} <span className="font-normal text-muted">@{contributor.username}</span>
      </p>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-14">
        {figures.map(([label, count]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
        <dt className="text-muted">{m.reviews_who_since()}</dt>
        <dd className="text-right">
          <DhakaTime at={contributor.since} format="day" />
        </dd>
      </dl>
      {contributor.recent.length === 0 ? null : (
        <>
          <h3 className="mt-4 text-12 text-muted">{m.reviews_who_recent()}</h3>
          <ul className="mt-1 grid gap-2 text-14">
            {contributor.recent.map((past) => (
              <li key={past.submissionId} className="wrap-anywhere">
                {past.title} <span className="text-muted">· {outcomeWords[past.decision]()}</span>
                {past.reasons.length === 0 ? null : (
                  <span className="block text-12 text-muted">
                    {past.reasons.map((code) => reasonWords[code]()).join(' · ')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
