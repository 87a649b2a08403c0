import { defineList, type ListLinks } from '../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type AuditEntry, type AuditWords, actorName } from './audit-labels.ts';

const filterLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** The end of an id, because ids begin with their time; the details show the whole id. */
const shortenId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? `…${id.slice(-8)}` : id);

function Details({ entry, words }: { entry: AuditEntry; words: AuditWords }) {
  const lines: [string, string][] = [
    ...words.describeDetails(entry.details),
    [m.audit_detail_identifier(), entry.subjectId],
    [m.audit_detail_code(), entry.action],
    [m.audit_detail_request(), entry.requestId],
  ];
  return (
    <details>
      <summary data-row-action className="-mt-0.5 inline-flex min-h-6 items-center underline-offset-4 hover:underline">
        {m.audit_details()}
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-12 sm:grid-cols-[auto_minmax(0,1fr)]">
        {lines.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Actor({ entry, links }: { entry: AuditEntry; links: ListLinks }) {
  return (
    <a
      href={localizeHref(links.filterHref({ admin: entry.admin._id }))}
      title={entry.admin.email}
      className={`${filterLink} -mt-0.5 inline-flex min-h-6 items-center wrap-anywhere`}
    >
      {actorName(entry)}
    </a>
  );
}

function Subject({ entry, links, words }: { entry: AuditEntry; links: ListLinks; words: AuditWords }) {
  return (
    <>
      {words.describeSubject(entry.subjectType)}{' '}
      <a
        href={localizeHref(links.filterHref({ subject: entry.subjectId }))}
        title={entry.subjectId}
        className={`${filterLink} -mt-0.5 inline-flex min-h-6 items-center wrap-anywhere`}
      >
        {entry.subjectName ?? shortenId(entry.subjectId)}
      </a>
    </>
  );
}

/** Table of admins' actions. `words`: texts of the features for their actions. */
export function createAuditList(words: AuditWords) {
  return defineList({
    path: '/admin/audit',
    title: () => m.admin_nav_audit(),
    text: () => m.audit_text(),
    filterLabel: () => m.audit_filter(),
    filters: {
      subject: { kind: 'search', label: () => m.audit_subject() },
      action: {
        kind: 'choice',
        label: () => m.audit_action(),
        choices: words.actions,
        isOpen: true,
        maxLength: 60,
      },
      admin: { kind: 'link', removeLabel: () => m.audit_every_admin(), maxLength: 40 },
    },
    sorts: ['-at', 'action'],
    pageSize: 50,
    load: (api, query) => api('GET /admin/audit', { query }),
    exportPath: '/admin/audit/export',
    rowId: (entry) => entry._id,
    rowName: (entry) => words.describeAction(entry.action),
    chipText: (id, rows) => m.audit_only_by({ name: rows.find(({ admin }) => admin._id === id)?.admin.name ?? id }),
    columns: [
      {
        key: 'at',
        header: () => m.audit_when(),
        cell: (entry) => <DhakaTime at={entry.at} />,
        className: 'tabular-nums lg:whitespace-nowrap',
      },
      {
        key: 'admin',
        header: () => m.audit_admin(),
        cell: (entry, links) => <Actor entry={entry} links={links} />,
      },
      {
        key: 'action',
        header: () => m.audit_action(),
        cell: (entry) => words.describeAction(entry.action),
        className: 'font-medium',
      },
      {
        key: 'subject',
        header: () => m.audit_subject_column(),
        cell: (entry, links) => <Subject entry={entry} links={links} words={words} />,
        className: 'lg:whitespace-nowrap',
      },
      {
        key: 'details',
        header: () => m.audit_details(),
        cell: (entry) => <Details entry={entry} words={words} />,
        className: 'lg:w-1/3',
        isUnlabelled: true,
      },
    ],
    count: { one: (count) => m.audit_one({ count }), many: (count) => m.audit_count({ count }) },
    none: { title: () => m.audit_none(), text: () => m.audit_none_text() },
    noMatch: { title: () => m.audit_none(), text: () => m.audit_none_text() },
    keysHint: () => m.audit_keys_hint(),
  });
}
