import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { describeTerms, type EarningTerms } from './earning-terms.ts';

/** Section with the kinds of works that are wanted, and frequent questions. */
export function InvolvedQuestions({ terms }: { terms: EarningTerms }) {
  const sought = [
    m.contributors_apply_seek1(),
    m.contributors_apply_seek2(),
    m.contributors_apply_seek3(),
    m.contributors_apply_seek4(),
  ];
  const questions = [
    { question: m.contributors_apply_q1(), answer: m.contributors_apply_a1() },
    { question: m.contributors_apply_q2(), answer: m.contributors_apply_a2(describeTerms(terms)) },
    { question: m.contributors_apply_q3(), answer: m.contributors_apply_a3() },
  ];
  return (
    <div className="page mt-24 grid gap-12 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="seek">
        <h2 id="seek" className="text-28">
          {m.contributors_apply_seek()}
        </h2>
        <ul className="mt-6 space-y-4 text-16">
          {sought.map((each) => (
            <li key={each} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-success" />
              {each}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-28">
          {m.contributors_apply_questions()}
        </h2>
        <div className="mt-4">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line py-2">
              <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-16 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
              </summary>
              <p className="max-w-[60ch] pb-4 text-16 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
