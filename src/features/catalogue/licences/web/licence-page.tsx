import { DocumentText } from '../../../../ui/components/document-page.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { LicenceMatrix } from './licence-matrix.tsx';
import { type LicencePageView, titleOf } from './licence-view.ts';

/** Page with the whole text of one version of a licence, a summary of its permissions, and its other versions. */
export function LicencePage({ page }: { page: LicencePageView }) {
  const { licence, intro, sections, versions, version, effectiveAt } = page;
  const current = versions.find(({ effectiveAt: at }) => new Date(at) <= new Date())?.version ?? version;
  return (
    <article className="page max-w-4xl pt-10 pb-24 lg:pt-16">
      <h1 className="text-36 tracking-tight wrap-anywhere">{titleOf(page)}</h1>
      <p className="mt-3 text-18 text-muted">{licence.summary}</p>
      <p className="mt-3 text-14 text-muted">
        {m.licences_in_force()} <Time at={effectiveAt} format="day" />
      </p>
      {version === current ? null : (
        <p className="mt-5 flex items-start gap-2 rounded-control border border-line bg-paper p-3 text-14">
          <Icon name="info" className="mt-0.5 size-4 text-warning" />
          <span>
            {version < current ? m.licences_older() : m.licences_later()}{' '}
            <a href={localizeHref(`/licences/${licence.code}`)} className="underline underline-offset-4">
              {m.licences_to_current()}
            </a>
          </span>
        </p>
      )}
      <section aria-labelledby="in-short" className="mt-8">
        <h2 id="in-short" className="mb-3 text-22">
          {m.licences_in_short()}
        </h2>
        <LicenceMatrix licences={[{ ...licence, url: `/licences/${licence.code}?version=${version}#text` }]} />
      </section>
      <div id="text" className="mt-10 space-y-4 text-16 leading-relaxed">
        <DocumentText text={intro} />
      </div>
      {sections.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="text-22">{title}</h2>
          <div className="mt-3 space-y-4 text-16 leading-relaxed">
            <DocumentText text={text} />
          </div>
        </section>
      ))}
      {licence.tier === 'open' ? (
        <p className="mt-6 text-16">
          <a href={licence.url} rel="license noopener" className="underline underline-offset-4">
            {m.licences_published_at()}
          </a>
        </p>
      ) : null}
      <section aria-labelledby="versions" className="mt-12 border-t border-line pt-6">
        <h2 id="versions" className="text-18">
          {m.licences_versions()}
        </h2>
        <p className="mt-2 text-14 text-muted">{m.licences_versions_text()}</p>
        <ul className="mt-3 grid gap-1 text-14">
          {versions.map((each) => (
            <li key={each.version} className="flex flex-wrap gap-x-3">
              <a
                href={localizeHref(`/licences/${licence.code}?version=${each.version}`)}
                aria-current={each.version === version ? 'page' : undefined}
                className="inline-flex min-h-6 items-center underline underline-offset-4 aria-[current]:font-medium aria-[current]:no-underline"
              >
                {m.licences_version({ version: formatCount(each.version) })}
              </a>
              <span className="text-muted">
                <Time at={each.effectiveAt} format="day" />
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-12 text-muted">
          SHA-256 <code className="break-all">{page.sha256}</code>
        </p>
      </section>
    </article>
  );
}
