import { LatestActions } from '../../features/operations/audit/web/latest-actions.tsx';
import { UserName, UserStatus } from '../../features/people/accounts/web/users/user-labels.tsx';
import type { Admin } from '../../features/people/admins/web/admin.ts';
import { Latest } from '../../ui/admin/latest.tsx';
import { formatTotal } from '../../ui/admin/lists/list.ts';
import { PageHeading } from '../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../ui/components/time.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import { auditWords } from '../admin/admin-features.ts';
import type { OverviewData } from './load-overview.ts';
import { TradeSection } from './trade-section.tsx';
import type { Period } from './use-trade-figures.ts';

function Figure({ href, label, value, more }: { href: string; label: string; value: string; more?: string }) {
  return (
    <li className="row-span-3 grid grid-rows-subgrid">
      <a
        href={localizeHref(href)}
        className="row-span-3 grid grid-rows-subgrid content-start gap-1 rounded-card border border-line bg-paper p-4 hover:border-ink sm:p-5"
      >
        <span className="text-14 text-muted">{label}</span>
        <span className="text-28 font-semibold tracking-tight tabular-nums">{value}</span>
        {more === undefined ? null : <span className="text-12 text-muted">{more}</span>}
      </a>
    </li>
  );
}

const entry =
  'grid items-start gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto] border-b border-line px-4 py-3 text-14 last:border-0 sm:px-5';

function LatestUsers({ users }: { users: OverviewData['latest'] }) {
  return (
    <Latest title={m.overview_latest_users()} href="/admin/users">
      {users.length === 0 ? (
        <p className="px-5 py-8 text-14 text-muted">{m.accounts_admin_users_none_text()}</p>
      ) : (
        <ul>
          {users.map((user) => (
            <li key={user._id} className={entry}>
              <UserName user={user} isLinked />
              <span className="text-right text-12 text-muted max-sm:pl-12 max-sm:text-left">
                <UserStatus user={{ ...user, suspendedReason: null }} />
                <span className="block">
                  <DhakaTime at={user.createdAt} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Latest>
  );
}

interface OverviewPageProps extends Pick<Admin, 'name' | 'role'> {
  readonly data: OverviewData;
  readonly period: Period;
}

export function OverviewPage({ data, name, role, period }: OverviewPageProps) {
  return (
    <>
      <PageHeading title={m.admin_nav_overview()} text={m.overview_text({ name })} />
      <ul className="mb-8 grid grid-cols-2 gap-3 sm:max-xl:grid-cols-4 xl:grid-cols-7">
        <Figure href="/admin/users?status=active" label={m.overview_figure_active()} value={formatTotal(data.active)} />
        <Figure
          href="/admin/users?status=suspended"
          label={m.overview_figure_suspended()}
          value={formatTotal(data.suspended)}
        />
        <Figure
          href="/admin/users?status=deleted"
          label={m.overview_figure_deleted()}
          value={formatTotal(data.deleted)}
        />
        <Figure
          href="/admin/users?role=applicant"
          label={m.overview_figure_applicants()}
          value={formatTotal(data.applicants)}
        />
        <Figure
          href="/admin/users?role=contributor"
          label={m.overview_figure_contributors()}
          value={formatTotal(data.contributors)}
        />
        <Figure
          href="/admin/categories/sub-categories"
          label={m.overview_figure_categories()}
          value={formatCount(data.categories.all)}
          more={m.overview_figure_published({ count: formatCount(data.categories.published) })}
        />
        <Figure
          href="/admin/categories/sub-categories"
          label={m.overview_figure_works()}
          value={formatCount(data.works)}
        />
      </ul>
      <TradeSection hasMoney={role === 'owner'} period={period} />
      <div className="grid gap-6 xl:grid-cols-2">
        <LatestUsers users={data.latest} />
        {data.audit === null ? null : (
          <LatestActions
            title={m.overview_latest_actions()}
            href="/admin/audit"
            entries={data.audit}
            words={auditWords}
            hasSubjects
          />
        )}
      </div>
    </>
  );
}
