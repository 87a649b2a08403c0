import { Instant } from '../../../ui/admin/instant.tsx';
import { useRowKeys } from '../../../ui/admin/row-keys.ts';
import { AdminTable, Cell, cardBody, cardRow } from '../../../ui/admin/table.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { type AuditState, auditAddress } from './audit-address.ts';
import { type AuditEntry, actorName, describeAction, describeSubject, detailLines } from './audit-labels.ts';

const filterLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** Identifiers begin with their time and end with what tells them apart; the details have the whole one. */
const shortId = (id: string): string => (/^[0-9a-f-]{36}$/.test(id) ? `…${id.slice(-8)}` : id);

function Details({ entry }: { entry: AuditEntry }) {
  const lines: [string, string][] = [
    ...detailLines(entry.details),
    [describeSubject(entry.subjectType), entry.subjectId],
    [m.audit_detail_code(), entry.action],
    [m.audit_detail_request(), entry.requestId],
  ];
  return (
    <details>
      <summary data-row-action className="inline-flex min-h-6 items-center underline-offset-4 hover:underline">
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

export function AuditTable({ entries, state }: { entries: readonly AuditEntry[]; state: AuditState }) {
  const keys = useRowKeys();
  const { cursor: _, ...filters } = state;
  return (
    <>
      <AdminTable
        label={m.admin_nav_audit()}
        heads={
          <>
            <th scope="col">{m.audit_when()}</th>
            <th scope="col">{m.audit_admin()}</th>
            <th scope="col">{m.audit_action()}</th>
            <th scope="col">{m.audit_subject_column()}</th>
            <th scope="col">{m.audit_details()}</th>
          </>
        }
      >
        <tbody {...keys.body} className={cardBody}>
          {entries.map((entry, index) => (
            <tr key={entry._id} {...keys.row(index)} className={cardRow}>
              <Cell label={m.audit_when()} className="tabular-nums lg:whitespace-nowrap">
                <Instant at={entry.at} />
              </Cell>
              <Cell label={m.audit_admin()}>
                <a
                  href={localizeHref(auditAddress({ ...filters, admin: entry.admin._id }))}
                  title={entry.admin.email}
                  className={`${filterLink} wrap-anywhere`}
                >
                  {actorName(entry)}
                </a>
              </Cell>
              <Cell label={m.audit_action()} className="font-medium">
                {describeAction(entry.action)}
              </Cell>
              <Cell label={m.audit_subject_column()} className="lg:whitespace-nowrap">
                {describeSubject(entry.subjectType)}{' '}
                <a
                  href={localizeHref(auditAddress({ ...filters, subject: entry.subjectId }))}
                  title={entry.subjectId}
                  className={`${filterLink} text-12 wrap-anywhere`}
                >
                  {shortId(entry.subjectId)}
                </a>
              </Cell>
              <Cell className="lg:w-1/3">
                <Details entry={entry} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </AdminTable>
      <p className="mt-3 text-12 text-muted max-lg:hidden">{m.audit_keys_hint()}</p>
    </>
  );
}
