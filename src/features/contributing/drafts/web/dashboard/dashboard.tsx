import type { ReactNode } from 'react';
import { primaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { Figures, type OwnFigures } from './figures.tsx';
import type { Compared } from './funnel.tsx';

function Count({ question, count, href }: { question: string; count: number; href: string }) {
  return (
    <a href={localizeHref(href)} className="group rounded-card border border-line bg-paper p-4 hover:border-ink sm:p-5">
      <h2 className="text-14 text-muted">{question}</h2>
      <p className="mt-2 text-36 tracking-tight">{formatCount(count)}</p>
      <p className="mt-2 text-14 font-medium group-hover:underline">{m.drafts_see()}</p>
    </a>
  );
}

function FirstWork() {
  return (
    <div className="mt-6 rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="upload" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{m.drafts_dashboard_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.drafts_dashboard_empty_text()}</p>
      <a href={localizeHref('/contributor/assets/upload')} className={primaryButton}>
        {m.drafts_dashboard_upload()}
      </a>
    </div>
  );
}

interface DashboardProps {
  readonly counts: Readonly<Record<OwnContent['status'], number>>;
  readonly figures: OwnFigures;
  readonly sales: Compared;
  /** Section with the contributor's next tasks. */
  readonly nextSteps: ReactNode;
  /** Section with the earnings. */
  readonly earned: ReactNode;
  /** Section with the best-selling works. */
  readonly selling: ReactNode;
  /** Section with the latest and most frequent downloads. */
  readonly downloads: ReactNode;
}

/** Dashboard of a contributor: earnings, works by status, best sellers, views and downloads. */
export function Dashboard({ counts, figures, sales, nextSteps, earned, selling, downloads }: DashboardProps) {
  const hasWorks = Object.values(counts).some((count) => count > 0);
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.drafts_dashboard_title()}</h1>
      {hasWorks ? nextSteps : null}
      {earned}
      {hasWorks ? (
        <>
          <div className="mt-3 mb-6 grid grid-cols-2 gap-3 sm:mt-4 sm:gap-4 xl:grid-cols-4">
            <Count question={m.drafts_question_reviewed()} count={counts.pending} href="/contributor/assets/pending" />
            <Count
              question={m.drafts_question_published()}
              count={counts.published}
              href="/contributor/assets/published"
            />
            <Count
              question={m.drafts_question_back()}
              count={counts.changes_requested + counts.rejected}
              href="/contributor/assets/rejected"
            />
            <Count question={m.drafts_question_drafts()} count={counts.draft} href="/contributor/assets/drafts" />
          </div>
          {selling}
          <Figures figures={figures} sales={sales} />
          {downloads}
        </>
      ) : (
        <FirstWork />
      )}
    </>
  );
}
