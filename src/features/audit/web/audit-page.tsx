import { Nothing, PageHeading } from '../../../ui/admin/page-heading.tsx';
import { PageSteps, totalOf } from '../../../ui/admin/table.tsx';
import { secondaryButton } from '../../../ui/components/button.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { type AuditState, auditAddress } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import type { Audit } from './audit-labels.ts';
import { AuditTable } from './audit-table.tsx';

export function AuditPage({ audit, state }: { audit: Audit; state: AuditState }) {
  const { cursor, ...first } = state;
  const { admin } = state;
  const adminName = audit.items.find((entry) => entry.admin._id === admin)?.admin.name;
  return (
    <>
      <PageHeading title={m.admin_nav_audit()} text={m.audit_text()}>
        <p role="status" className="text-14 text-muted">
          {audit.total === 1 ? m.audit_one() : m.audit_count({ count: totalOf(audit) })}
        </p>
      </PageHeading>
      <AuditFilters state={state} adminName={adminName} />
      {audit.items.length === 0 ? (
        <Nothing title={m.audit_none()} text={m.audit_none_text()}>
          <a href={localizeHref('/admin/audit')} className={`${secondaryButton} mt-3`}>
            {m.admin_show_all()}
          </a>
        </Nothing>
      ) : (
        <AuditTable entries={audit.items} state={state} />
      )}
      <PageSteps
        first={cursor === undefined ? undefined : auditAddress(first)}
        next={audit.nextCursor === null ? undefined : auditAddress({ ...first, cursor: audit.nextCursor })}
      />
    </>
  );
}
