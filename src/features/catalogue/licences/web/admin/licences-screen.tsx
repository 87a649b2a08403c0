import { PageHeading } from '../../../../../ui/admin/page-heading.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { LicenceView } from '../licence-view.ts';
import { tierWords } from './tier-words.ts';

/** Licences that contributors can choose from, with links to their versions. */
export function LicencesScreen({ licences }: { licences: readonly LicenceView[] }) {
  return (
    <>
      <PageHeading title={m.licences_admin_title()} text={m.licences_admin_text()} />
      <ul className="grid gap-4 md:grid-cols-2">
        {licences.map(({ code, name, summary, tier, version }) => (
          <li key={code} className="grid content-start gap-2 rounded-card border border-line bg-paper p-5">
            <h2 className="text-18">
              <a
                href={localizeHref(`/admin/licences/${code}`)}
                className="underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </a>
            </h2>
            <p className="text-14 text-muted">{summary}</p>
            <p className="text-12 text-muted">
              {tierWords[tier]()} · {m.licences_version({ version: formatCount(version) })} · <code>{code}</code>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
