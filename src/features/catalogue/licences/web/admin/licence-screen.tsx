import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { LicenceMatrix } from '../licence-matrix.tsx';
import { type LicenceAnswer, toLicenceView } from '../licence-view.ts';
import { tierWords } from './tier-words.ts';
import { VersionForm } from './version-form.tsx';

const textLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function Versions({ answer: { licence, versions } }: { answer: LicenceAnswer }) {
  return (
    <Panel title={m.licences_versions()} text={m.licences_admin_versions_text()}>
      <ol className="grid gap-4 text-14">
        {versions.map(({ version, effectiveAt, sha256 }) => (
          <li key={version} className="grid gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
            <span className="flex flex-wrap gap-x-3">
              <a
                href={localizeHref(`/licences/${licence.code}?version=${version}`)}
                className={`font-medium ${textLink}`}
              >
                {m.licences_version({ version: formatCount(version) })}
              </a>
              <span className={version >= licence.version ? 'text-success' : 'text-muted'}>
                {version === licence.version
                  ? m.licences_admin_in_force()
                  : version > licence.version
                    ? m.licences_admin_later()
                    : m.licences_admin_older()}
              </span>
            </span>
            <span className="text-12 text-muted">
              {m.licences_admin_from()} <DhakaTime at={effectiveAt} />
            </span>
            <span className="text-12 text-muted">
              SHA-256 <code className="break-all">{sha256.en}</code>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/**
 * Page of a licence: permissions, versions, and a form for the next version of the site's own licences. `newest`: the
 * version whose text prefills the form.
 */
export function LicenceScreen({ answer, newest }: { answer: LicenceAnswer; newest: LicenceAnswer['shown'] }) {
  const view = toLicenceView(answer.licence);
  return (
    <>
      <BackLink path="/admin/licences">{m.licences_admin_title()}</BackLink>
      <PageHeading title={view.name} text={`${tierWords[view.tier]()} · ${view.summary}`} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <Panel title={m.licences_in_short()}>
            <LicenceMatrix licences={[view]} />
          </Panel>
          {view.tier === 'open' ? (
            <p className="text-14 text-muted">{m.licences_admin_open()}</p>
          ) : (
            <VersionForm key={newest.version} code={view.code} newest={newest} />
          )}
        </div>
        <Versions answer={answer} />
      </div>
    </>
  );
}
