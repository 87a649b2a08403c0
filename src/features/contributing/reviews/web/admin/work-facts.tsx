import type { ReactNode } from 'react';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeName } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { CorrectionList } from '../correction-list.tsx';
import { Key } from './key.tsx';
import type { Review } from './review-view.ts';

type Check = Review['checks'][number]['code'];

const good: Readonly<Record<Check, () => string>> = {
  complete: () => m.reviews_check_complete(),
  same_file: () => m.reviews_check_same_file(),
  near_duplicate: () => m.reviews_check_near_duplicate(),
  model_release: () => m.reviews_check_model_release(),
  property_release: () => m.reviews_check_property_release(),
};
const bad: Readonly<Record<Check, () => string>> = {
  complete: () => m.reviews_check_complete_bad(),
  same_file: () => m.reviews_check_same_file_bad(),
  near_duplicate: () => m.reviews_check_near_duplicate_bad(),
  model_release: () => m.reviews_check_model_release_bad(),
  property_release: () => m.reviews_check_property_release_bad(),
};

/** Results of the automatic checks. */
export function Checks({ checks, maturePictures, previews }: Pick<Review, 'checks' | 'maturePictures' | 'previews'>) {
  const count = formatCount(previews.length);
  return (
    <ul aria-label={m.reviews_checks()} className="grid gap-1.5 text-14">
      {checks.map(({ code, isGood }) => (
        <li key={code} className="flex items-start gap-2">
          <Icon
            name={isGood ? 'check' : 'triangle-alert'}
            className={`mt-0.5 size-4 shrink-0 ${isGood ? 'text-success' : 'text-warning'}`}
          />
          <span className={isGood ? 'text-muted' : 'font-medium'}>{(isGood ? good : bad)[code]()}</span>
        </li>
      ))}
      {maturePictures.length === 0 ? null : (
        <li className="flex items-start gap-2">
          <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-warning" />
          <span>
            <span className="font-medium">{m.reviews_mature()}</span>
            {previews.length < 2 ? null : (
              <span className="block">
                {previews
                  .flatMap(({ _id }, index) => (maturePictures.includes(_id) ? [formatCount(index + 1)] : []))
                  .map((at) => m.reviews_picture_of({ at, count }))
                  .join(' · ')}
              </span>
            )}
            <span className="block text-12 text-muted">{m.reviews_mature_hint()}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}

/** Data of a work. `children` replaces it while it is being corrected. */
export function WorkFacts({
  work,
  corrections,
  onEdit,
  children,
}: Pick<Review, 'work' | 'corrections'> & { onEdit: (() => void) | undefined; children: ReactNode }) {
  const places = [work.category, ...work.subcategories].flatMap((place) => (place === null ? [] : localizeName(place)));
  return (
    <Panel title={m.reviews_about()}>
      <div className="grid gap-4">
        {children ?? (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-14">
            {work.changeNote === '' ? null : <Fact label={m.reviews_change_note()}>{work.changeNote}</Fact>}
            <Fact label={m.reviews_title()}>{work.title}</Fact>
            <Fact label={m.reviews_description()}>{work.description}</Fact>
            <Fact label={m.reviews_category()}>{places.join(' › ')}</Fact>
            <Fact label={m.reviews_keywords()}>{work.keywords.join(', ')}</Fact>
            <Fact label={m.reviews_made_with_ai()}>{work.ai ? m.reviews_yes() : m.reviews_no()}</Fact>
          </dl>
        )}
        <CorrectionList corrections={corrections} />
        {children === null && onEdit !== undefined ? (
          <button type="button" onClick={onEdit} className={`${secondaryButton} justify-self-start`}>
            {m.reviews_correct()} <Key>E</Key>
          </button>
        ) : null}
      </div>
    </Panel>
  );
}
