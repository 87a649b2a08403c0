import { FilterForm } from '../../../ui/admin/filter-form.tsx';
import { FilterField, SelectField } from '../../../ui/admin/select-field.tsx';
import { chip } from '../../../ui/components/button.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { type AuditState, auditAddress } from './audit-address.ts';
import { describeAction, knownActions } from './audit-labels.ts';

export function AuditFilters({ state, adminName }: { state: AuditState; adminName: string | undefined }) {
  const { cursor: _, admin, ...rest } = state;
  const others = state.action === undefined || knownActions.includes(state.action) ? [] : [state.action];
  return (
    <>
      <FilterForm path="/admin/audit" label={m.audit_filter()}>
        <FilterField id="audit-subject" name="subject" label={m.audit_subject()} value={state.subject ?? ''} />
        <SelectField
          id="audit-action"
          name="action"
          label={m.audit_action()}
          value={state.action ?? ''}
          choices={[
            ['', m.admin_all()],
            ...[...knownActions, ...others].map((each) => [each, describeAction(each)] as const),
          ]}
        />
        {admin === undefined ? null : <input type="hidden" name="admin" value={admin} />}
      </FilterForm>
      {admin === undefined ? null : (
        <p className="mb-5">
          <a
            href={localizeHref(auditAddress(rest))}
            aria-label={m.audit_every_admin()}
            className={`${chip} wrap-anywhere`}
          >
            {m.audit_only_by({ name: adminName ?? admin })}
            <Icon name="x" className="size-3.5" />
          </a>
        </p>
      )}
    </>
  );
}
