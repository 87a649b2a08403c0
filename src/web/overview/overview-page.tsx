import { LatestActions } from '../../features/operations/audit/web/latest-actions.tsx';
import { UserName, UserStatus } from '../../features/people/accounts/web/users/user-labels.tsx';
import type { Admin } from '../../features/people/admins/web/admin.ts';
import { Latest } from '../../ui/admin/latest.tsx';
import { PageHeading } from '../../ui/admin/page-heading.tsx';
import { DhakaTime } from '../../ui/components/time.tsx';
import { m } from '../../ui/paraglide/messages.js';
import { auditWords } from '../admin/admin-features.ts';
import { FigureRow } from './figure-row.tsx';
import type { OverviewData, Period } from './load-overview.ts';
import { FigureCharts } from './trade-figures.tsx';
import { WaitingList } from './waiting-list.tsx';

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

interface OverviewPageProps extends Pick<Admin, 'name'> {
  readonly data: OverviewData;
  readonly period: Period;
}

export function OverviewPage({ data, name, period }: OverviewPageProps) {
  return (
    <>
      <PageHeading title={m.admin_nav_overview()} text={m.overview_text({ name })} />
      <FigureRow figures={data.figures} period={period} />
      <WaitingList inbox={data.inbox} />
      {data.figures === undefined ? null : <FigureCharts figures={data.figures} />}
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
