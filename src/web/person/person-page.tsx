import { PersonDownloads } from '../../features/buying/downloads/web/person-downloads.tsx';
import { PersonOrders } from '../../features/buying/orders/web/admin/person-orders.tsx';
import { PersonWorks } from '../../features/contributing/assets/web/admin/person-works.tsx';
import { PersonReports } from '../../features/contributing/reports/web/admin/person-reports.tsx';
import { PersonPayouts } from '../../features/earning/withdrawals/web/admin/person-payouts.tsx';
import { LatestActions } from '../../features/operations/audit/web/latest-actions.tsx';
import { PersonNotes } from '../../features/operations/desk/web/person-notes.tsx';
import { PersonFacts } from '../../features/people/accounts/web/users/person-facts.tsx';
import { PersonSuspension } from '../../features/people/accounts/web/users/person-suspension.tsx';
import { ContributorPanel } from '../../features/people/contributors/web/admin/contributor-panel.tsx';
import { PersonSessions } from '../../features/people/sessions/web/person-sessions.tsx';
import { PageHeading } from '../../ui/admin/page-heading.tsx';
import { BackLink } from '../../ui/components/back-link.tsx';
import { Avatar } from '../../ui/components/media/avatar.tsx';
import { m } from '../../ui/paraglide/messages.js';
import { auditWords } from '../admin/admin-features.ts';
import type { PersonData } from './load-person.ts';

/** Page about a person with the panels of all features; dangerous actions come last. */
export function PersonPage({ data }: { data: PersonData }) {
  const { person, contributor, sessions, notes, reports, works, forOwner } = data;
  const name = person.name || person.username;
  return (
    <>
      <BackLink path="/admin/users">{m.admin_nav_users()}</BackLink>
      <div className="flex items-start gap-4">
        <Avatar name={name} image={person.image} size={48} />
        <PageHeading title={name} text={`@${person.username}`} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside className="grid min-w-0 gap-6 lg:order-last">
          <PersonFacts person={person} />
          <PersonNotes accountId={person._id} notes={notes} canAdd={person.status !== 'deleted'} />
        </aside>
        <div className="grid min-w-0 gap-6">
          {forOwner === null ? null : (
            <>
              <PersonOrders id={person._id} orders={forOwner.orders} />
              <PersonDownloads items={forOwner.downloads} />
            </>
          )}
          {contributor === null || works === null ? null : (
            <PersonWorks username={contributor.username} works={works} />
          )}
          {contributor === null || !forOwner?.payouts ? null : (
            <PersonPayouts contributorId={contributor._id} payouts={forOwner.payouts} />
          )}
          {contributor === null ? null : (
            <PersonReports
              title={m.reports_person_about()}
              none={m.reports_person_about_none()}
              reports={reports.about}
            />
          )}
          <PersonReports title={m.reports_person_by()} none={m.reports_person_by_none()} reports={reports.by} />
          <PersonSessions sessions={sessions} />
          {forOwner === null ? null : (
            <LatestActions
              title={m.admin_nav_audit()}
              href={`/admin/audit?subject=${person._id}`}
              entries={forOwner.audit}
              words={auditWords}
            />
          )}
          {contributor === null ? null : <ContributorPanel contributor={contributor} />}
          <PersonSuspension person={person} />
        </div>
      </div>
    </>
  );
}
