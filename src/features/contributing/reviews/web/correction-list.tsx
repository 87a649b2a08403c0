import { localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Correction } from '../contract/correction.ts';

const labels: Readonly<Record<Correction['field'], () => string>> = {
  title: () => m.reviews_title(),
  description: () => m.reviews_description(),
  keywords: () => m.reviews_keywords(),
  category: () => m.reviews_category(),
  subcategories: () => m.reviews_subcategories(),
  ai: () => m.reviews_made_with_ai(),
};

function toWords(value: Correction['before']): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? m.reviews_yes() : m.reviews_no();
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return localizeName(value);
  return value.map((each) => (typeof each === 'string' ? each : localizeName(each))).join(', ');
}

/** Corrections of a reviewer: the contributor's value crossed out, and the new one. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section aria-label={m.reviews_corrected()} className="rounded-control bg-canvas p-3 text-14">
      <h3 className="text-12 text-muted">{m.reviews_corrected()}</h3>
      <dl className="mt-1 grid gap-1.5">
        {corrections.map(({ field, before, after }) => (
          <div key={field} className="wrap-anywhere">
            <dt className="inline font-medium">{labels[field]()}: </dt>
            <dd className="inline whitespace-pre-line">
              <del className="text-muted">{toWords(before)}</del> <ins className="no-underline">{toWords(after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
