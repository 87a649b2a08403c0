import { formatTime } from '../../../../../ui/components/time.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { contributorTermsVersion } from '../../contract/contributors.ts';
import { describeTerms, type EarningTerms } from './earning-terms.ts';

const sections: readonly { title: () => string; text: (terms: EarningTerms) => string }[] = [
  { title: () => m.contributors_terms_work_title(), text: () => m.contributors_terms_work_text() },
  {
    title: () => m.contributors_terms_money_title(),
    text: (terms) => m.contributors_terms_money_text(describeTerms(terms)),
  },
];

/** The contributor terms above the checkbox that accepts them; the same text as on the terms page. */
export function ContributorTerms({ terms }: { terms: EarningTerms }) {
  return (
    <section
      aria-labelledby="contributor-terms"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      className="max-h-72 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-5 text-14"
    >
      <h2 id="contributor-terms" className="text-16 font-medium">
        {m.contributors_terms()}
      </h2>
      <p className="mt-0.5 text-12 text-muted">
        {m.contributors_terms_since({ date: formatTime(`${contributorTermsVersion}T00:00:00+06:00`, 'day') })}
      </p>
      {sections.map(({ title, text }) => (
        <div key={title()} className="mt-4">
          <h3 className="text-14 font-medium">{title()}</h3>
          {text(terms)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph} className="mt-2 text-muted">
                {paragraph}
              </p>
            ))}
        </div>
      ))}
    </section>
  );
}
