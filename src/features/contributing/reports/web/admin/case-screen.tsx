import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { PageHeading, Panel } from '../../../../../ui/admin/page-heading.tsx';
import { browserApi } from '../../../../../ui/api/client.ts';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { AssetStatus } from '../../../assets/web/admin/asset-cells.tsx';
import { type ClaimCalls, useClaim } from '../../../reviews/web/admin/use-claim.ts';
import type { reportsAdminContract } from '../../contract/admin.ts';
import { kindLabels } from '../kind-words.ts';
import { nameCase, type ReportCase } from './case-list.tsx';
import { CloseForm } from './close-form.tsx';
import { outcomeWords } from './outcome-words.ts';
import { ReportedList } from './reported-list.tsx';
import { ReportedRating } from './reported-rating.tsx';

type Whole = OutputOf<typeof reportsAdminContract.showCase>;

const textLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

const claimCalls: ClaimCalls = {
  claim: (id) => browserApi('PUT /report/claim/{id}', { params: { id } }),
  release: (id) => browserApi('DELETE /report/claim/{id}', { params: { id } }),
};

/** Page of a case: its reports, their subject and the decision. */
export function CaseScreen({ whole: { case: about, items } }: { whole: Whole }) {
  const open = items.filter(({ outcome }) => outcome === null);
  const refusal = useClaim(about._id, open.length > 0, claimCalls);
  return (
    <>
      <BackLink path="/admin/content/reports">{m.reports_admin_title()}</BackLink>
      <PageHeading title={nameCase(about)} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <Panel title={m.reports_count({ count: formatCount(items.length) })}>
            <ol className="grid gap-5 text-14">
              {items.map((report) => (
                <ReportItem key={report._id} report={report} />
              ))}
            </ol>
          </Panel>
          {about.asset === null ? null : <Reported asset={about.asset} />}
          {about.list === null ? null : <ReportedList list={about.list} />}
          {about.rating === null ? null : <ReportedRating rating={about.rating} />}
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-24">
          {refusal === '' ? null : (
            <p role="alert" className="flex items-start gap-2 rounded-card border border-warning bg-paper p-4 text-14">
              <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0 text-warning" />
              {refusal}
            </p>
          )}
          {open.length > 0 && refusal === '' ? <CloseForm about={about} seen={open.map(({ _id }) => _id)} /> : null}
          {open.length === 0 ? <p className="text-14 text-muted">{m.reports_all_closed()}</p> : null}
        </aside>
      </div>
    </>
  );
}

function ReportItem({ report }: { report: Whole['items'][number] }) {
  const { kind, words, email, isOfAccount, createdAt, outcome, closedAt, closedBy, internalNote } = report;
  return (
    <li className={`border-l-2 pl-4 ${outcome === null ? 'border-accent' : 'border-line text-muted'}`}>
      <p className="font-medium">{kindLabels[kind]()}</p>
      <p className="text-12 text-muted">
        <DhakaTime at={createdAt} /> · {isOfAccount ? m.reports_by_account() : m.reports_by_visitor()}
        {email === null ? null : (
          <>
            {' · '}
            <a href={`mailto:${email}`} className={`wrap-anywhere ${textLink}`}>
              {email}
            </a>
          </>
        )}
      </p>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">{words}</p>
      {outcome === null || closedAt === null ? null : (
        <p className="mt-2 text-12 wrap-anywhere">
          {outcomeWords[outcome]()} · <DhakaTime at={closedAt} />
          {closedBy === null ? '' : ` · ${closedBy}`}
          {internalNote === '' ? null : <span className="block whitespace-pre-line">{internalNote}</span>}
        </p>
      )}
    </li>
  );
}

function Reported({ asset }: { asset: NonNullable<ReportCase['asset']> }) {
  return (
    <Panel title={m.reports_work()}>
      <div className="flex flex-wrap items-start gap-5 text-14">
        {asset.preview?.large == null ? null : (
          <img
            src={asset.preview.large}
            alt={asset.preview.alt}
            width={asset.preview.width}
            height={asset.preview.height}
            className="h-auto max-h-96 w-full rounded-card bg-line object-contain"
          />
        )}
        <div className="grid min-w-0 gap-1">
          <AssetStatus asset={asset} />
          <span className="wrap-anywhere">{asset.contributor.name}</span>
          <a href={localizeHref(`/admin/content/assets?q=${asset._id}`)} className={textLink}>
            {m.reports_in_assets()}
          </a>
          {asset.status === 'published' ? (
            <a href={localizeHref(toReadablePath('/content', asset._id, asset.title))} className={textLink}>
              {m.assets_see()}
            </a>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
