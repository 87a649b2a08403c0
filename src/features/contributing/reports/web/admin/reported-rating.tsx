import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { Stars } from '../../../../buying/ratings/web/stars.tsx';
import type { ReportCase } from './case-list.tsx';

const textLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** A reported rating with its answer, and links to the work, the author and all ratings of the work. */
export function ReportedRating({ rating }: { rating: NonNullable<ReportCase['rating']> }) {
  const { contentId, title, stars, words, answer, author, at, hiddenReason } = rating;
  return (
    <Panel title={m.reports_rating()}>
      <div className="grid justify-items-start gap-3 text-14">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={stars} />
          <a href={localizeHref(`/admin/users/${author._id}`)} className={textLink}>
            {author.name}
          </a>
          <span className="text-muted">
            <DhakaTime at={at} />
          </span>
        </p>
        {words === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{words}</p>}
        {answer === '' ? null : (
          <p className="border-l-2 border-line pl-4 whitespace-pre-line text-muted wrap-anywhere">{answer}</p>
        )}
        {hiddenReason === null ? null : (
          <p className="text-muted">
            {m.reports_rating_is_hidden()} <span className="wrap-anywhere">{hiddenReason}</span>
          </p>
        )}
        <p className="flex flex-wrap gap-x-5 gap-y-1">
          <a href={localizeHref(toReadablePath('/content', contentId, title))} className={textLink}>
            {title}
          </a>
          <a href={localizeHref(`/admin/content/ratings?content=${contentId}`)} className={textLink}>
            {m.reports_rating_all()}
          </a>
        </p>
      </div>
    </Panel>
  );
}
