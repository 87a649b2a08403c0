import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { LicenceView } from '../../../../catalogue/licences/web/licence-view.ts';
import { openFold } from '../open-fold.ts';

/** The licence's terms that buyers ask about most, each with whether it is allowed. */
export function listTerms({
  commercialUse,
  allows,
}: Pick<LicenceView, 'commercialUse' | 'allows'>): { isFree: boolean; words: string }[] {
  return [
    allows.editorialOnly
      ? { isFree: false, words: m.content_page_editorial_only() }
      : commercialUse
        ? { isFree: true, words: m.content_page_commercial() }
        : { isFree: false, words: m.content_page_no_commercial() },
    allows.attribution
      ? { isFree: false, words: m.content_page_credit_needed() }
      : { isFree: true, words: m.content_page_no_credit() },
    allows.resale
      ? { isFree: true, words: m.content_page_resale() }
      : { isFree: false, words: m.content_page_no_resale() },
  ];
}

/** Three short licence terms, each linking to the full terms further down the page. */
export function LicenceChips({ licence }: { licence: LicenceView }) {
  return (
    <ul
      aria-label={m.content_page_licence()}
      className="mt-4 flex flex-wrap gap-1.5 max-sm:flex-col max-sm:items-start"
    >
      {listTerms(licence).map(({ isFree, words }) => (
        <li key={words}>
          <button
            type="button"
            onClick={() => openFold('licence')}
            className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line bg-paper pr-3 pl-2 text-14 hover:border-ink"
          >
            <Icon name={isFree ? 'check' : 'info'} className={`size-4 ${isFree ? 'text-success' : 'text-muted'}`} />
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
}
