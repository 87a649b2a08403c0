import type { ReactNode } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';

/** Explains custom requests. `children`: the form that sends one. */
export function CustomContent({ children }: { children: ReactNode }) {
  const steps = [
    { title: m.categories_custom_1_title(), text: m.categories_custom_1_text() },
    { title: m.categories_custom_2_title(), text: m.categories_custom_2_text() },
    { title: m.categories_custom_3_title(), text: m.categories_custom_3_text() },
  ];
  return (
    <section id="custom-content" aria-labelledby="custom-title" className="page mt-24 scroll-mt-20">
      <div className="grid items-start gap-10 border-t border-line pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <h2 id="custom-title" className="text-28 lg:text-36">
            {m.categories_custom_title()}
          </h2>
          <p className="mt-4 max-w-[60ch] text-16 text-muted">{m.categories_custom_text()}</p>
          <ol className="mt-8 grid content-start gap-6">
            {steps.map((step) => (
              <li key={step.title} className="border-l-2 border-accent pl-5">
                <h3 className="text-18">{step.title}</h3>
                <p className="mt-1 text-16 text-muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
        {children}
      </div>
    </section>
  );
}
