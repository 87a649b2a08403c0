import type { ReactNode } from 'react';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { DetailPanel } from '../../../../../ui/admin/detail-panel.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { DraftPicture } from '../../../../contributing/drafts/web/draft-picture.tsx';
import { OwnFiles } from '../../../../contributing/drafts/web/own-files.tsx';
import { TakedownNote } from '../../../../contributing/drafts/web/takedown-note.tsx';
import type { Standing } from '../../../../contributing/reviews/web/standing/load-standings.ts';
import { ReviewStanding } from '../../../../contributing/reviews/web/standing/review-standing.tsx';
import { describeFigure, WorkStatus } from './work-cells.tsx';
import { columnWords, figureColumns, type Work } from './works-list.ts';

const action =
  'inline-flex min-h-11 items-center rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-50';

/** Views, downloads, sales and earnings of a work. */
function WorkFigures({ work, currency }: { work: Work; currency: string }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {figureColumns.map((column) => (
        <div key={column} className="bg-paper p-3">
          <dt className="text-12 text-muted">{columnWords[column]()}</dt>
          <dd className="mt-1 text-18 font-medium tabular-nums">{describeFigure(work, column, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A work that can't be edited directly: its results, its status, and the available actions. */
export function WorkPanel({
  work,
  content,
  standing,
  currency,
  path,
  isBusy,
  onRevise,
  onToggle,
  onClose,
}: {
  work: Work;
  content: OwnContent;
  standing: Standing | undefined;
  currency: string;
  path: string;
  isBusy: boolean;
  onRevise: () => void;
  onToggle: (published: boolean) => void;
  onClose: () => void;
}) {
  const { _id, title, status, takedown } = work;
  const isLive = status === 'published' || status === 'unpublished';
  const actions: ReactNode = isLive ? (
    <div className="mt-6 flex flex-wrap gap-2">
      <button type="button" disabled={isBusy} onClick={onRevise} className={action}>
        {work.revisionId === null ? m.drafts_edit() : m.earnings_works_edit_revision()}
      </button>
      {status === 'published' ? (
        <>
          <a href={localizeHref(toReadablePath('/content', _id, title))} className={action}>
            {m.drafts_open()}
          </a>
          <a href={localizeHref(`/contributor/collaborations/${_id}`)} className={action}>
            {m.drafts_share()}
          </a>
        </>
      ) : null}
      {takedown === null ? (
        <button type="button" disabled={isBusy} onClick={() => onToggle(status === 'unpublished')} className={action}>
          {status === 'published' ? m.drafts_unpublish() : m.drafts_publish()}
        </button>
      ) : null}
    </div>
  ) : null;
  return (
    <DetailPanel title={title} onClosed={onClose}>
      <div className="flex items-start gap-4 text-14">
        <DraftPicture preview={content.previews[0]} path={path} className="size-24" />
        <div className="min-w-0">
          <WorkStatus work={work} standing={standing} />
          <p className="mt-2 text-muted">
            {columnWords.price()}: <span className="text-ink">{describeFigure(work, 'price', currency)}</span>
          </p>
          <p className="text-muted">
            {columnWords.updated()}: {describeFigure(work, 'updated', currency)}
          </p>
        </div>
      </div>
      {isLive || work.revisionOf !== null ? <WorkFigures work={work} currency={currency} /> : null}
      {actions}
      <TakedownNote takedown={takedown} />
      {isLive ? <p className="mt-4 text-14 text-muted">{m.earnings_works_edit_text()}</p> : null}
      <div className="mt-4">
        <ReviewStanding contentId={_id} given={standing} onSubmitted={onClose} />
        <OwnFiles content={content} />
      </div>
    </DetailPanel>
  );
}
