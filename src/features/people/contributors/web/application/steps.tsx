import { m } from '../../../../../ui/paraglide/messages.js';
import { describeTerms, type EarningTerms } from './earning-terms.ts';

/** The steps from the application to the first withdrawal. */
export function InvolvedSteps({ terms }: { terms: EarningTerms }) {
  const steps = [
    { title: m.contributors_apply_step1_title(), text: m.contributors_apply_step1_text() },
    { title: m.contributors_apply_step2_title(), text: m.contributors_apply_step2_text() },
    { title: m.contributors_apply_step3_title(), text: m.contributors_apply_step3_text() },
    { title: m.contributors_apply_step4_title(), text: m.contributors_apply_step4_text(describeTerms(terms)) },
  ];
  return (
    <section className="page mt-24" aria-labelledby="steps">
      <h2 id="steps" className="text-28">
        {m.contributors_apply_steps()}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step) => (
          <li key={step.title} className="border-t-2 border-ink pt-4">
            <h3 className="text-18">{step.title}</h3>
            <p className="mt-2 text-16 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
