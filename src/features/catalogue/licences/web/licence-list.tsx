import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { LicenceView } from './licence-view.ts';

/** List of licences with links to their texts. */
export function LicenceList({ licences }: { licences: readonly LicenceView[] }) {
  if (licences.length === 0) return null;
  return (
    <section id="licences" className="mb-10">
      <h2 className="text-22">{m.licences_all_title()}</h2>
      <p className="mt-3 text-16 leading-relaxed">{m.licences_all_text()}</p>
      <ul className="mt-4 grid gap-4">
        {licences.map(({ code, name, summary }) => (
          <li key={code} className="rounded-card border border-line bg-paper p-4">
            <h3 className="text-16 font-medium">
              <a
                href={localizeHref(`/licences/${code}`)}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                {name}
              </a>
            </h3>
            <p className="mt-1 text-14 text-muted">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
