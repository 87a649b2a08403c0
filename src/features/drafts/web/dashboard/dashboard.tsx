import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../content/contract/own-content.ts';
import { DraftPicture } from '../draft-picture.tsx';
import { describeContentStatus } from '../missing-words.ts';
import { Figures, type OwnFigures } from './figures.tsx';

function Count({ question, count, href }: { question: string; count: number; href: string }) {
  return (
    <a href={localizeHref(href)} className="group rounded-card border border-line bg-paper p-4 hover:border-ink sm:p-5">
      <h2 className="text-14 text-muted">{question}</h2>
      <p className="mt-2 text-36 tracking-tight">{formatCount(count)}</p>
      <p className="mt-2 text-14 font-medium group-hover:underline">{m.drafts_see()}</p>
    </a>
  );
}

/** Where the own works stand: what is being reviewed, what is published, what came back, what is unfinished. */
export function Dashboard({
  counts,
  latest,
  figures,
}: {
  counts: Readonly<Record<OwnContent['status'], number>>;
  latest: readonly OwnContent[];
  figures: OwnFigures;
}) {
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.drafts_dashboard_title()}</h1>
      <div className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        <Count question={m.drafts_question_reviewed()} count={counts.pending} href="/contributor/assets/pending" />
        <Count question={m.drafts_question_published()} count={counts.published} href="/contributor/assets/published" />
        <Count
          question={m.drafts_question_back()}
          count={counts.changes_requested + counts.rejected}
          href="/contributor/assets/rejected"
        />
        <Count question={m.drafts_question_drafts()} count={counts.draft} href="/contributor/assets/upload" />
      </div>
      <Figures figures={figures} />
      {latest.length === 0 ? null : (
        <section aria-labelledby="latest" className="mt-10">
          <h2 id="latest" className="mb-4 text-22">
            {m.drafts_latest()}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {latest.map((content) => (
              <li key={content._id} className="flex items-center gap-4 rounded-card border border-line bg-paper p-3">
                <DraftPicture preview={content.previews[0]} path="/contributor/dashboard" className="size-16" />
                <div className="min-w-0">
                  <p className="truncate text-16 font-medium">{content.title}</p>
                  <p className="text-14 text-muted">{describeContentStatus(content.status)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
