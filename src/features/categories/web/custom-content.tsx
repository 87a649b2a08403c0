import { secondaryButton } from '../../../ui/components/button.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';

/** What a custom request is. The form has its place here when requests exist. */
export function CustomContent() {
  const steps = [
    { title: m.categories_custom_1_title(), text: m.categories_custom_1_text() },
    { title: m.categories_custom_2_title(), text: m.categories_custom_2_text() },
    { title: m.categories_custom_3_title(), text: m.categories_custom_3_text() },
  ];
  return (
    <section id="custom-content" aria-labelledby="custom-title" className="page mt-24">
      <div className="grid gap-10 border-t border-line pt-12 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="custom-title" className="text-28 lg:text-36">
            {m.categories_custom_title()}
          </h2>
          <p className="mt-4 max-w-[60ch] text-16 text-muted">{m.categories_custom_text()}</p>
          <p className="mt-4 max-w-[60ch] text-16">{m.categories_custom_later()}</p>
          <a href={localizeHref('/content')} className={`${secondaryButton} mt-6`}>
            {m.categories_custom_search()}
          </a>
        </div>
        <ol className="grid content-start gap-6">
          {steps.map((step) => (
            <li key={step.title} className="border-l-2 border-accent pl-5">
              <h3 className="text-18">{step.title}</h3>
              <p className="mt-1 text-16 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
