import { FilterForm } from '../../../../ui/admin/filter-form.tsx';
import { FilterField, SelectField } from '../../../../ui/admin/select-field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { describeStatus } from './user-labels.tsx';
import { type UsersState, userStatuses } from './users-address.ts';

export function UsersFilters({ state }: { state: UsersState }) {
  return (
    <FilterForm path="/admin/users" label={m.accounts_admin_users_filter()}>
      <FilterField id="users-q" name="q" label={m.accounts_admin_users_search()} value={state.q ?? ''} />
      <SelectField
        id="users-status"
        name="status"
        label={m.accounts_admin_column_status()}
        value={state.status ?? ''}
        choices={[['', m.admin_all()], ...userStatuses.map((each) => [each, describeStatus[each]()] as const)]}
      />
      <SelectField
        id="users-role"
        name="role"
        label={m.accounts_admin_role()}
        value={state.role ?? ''}
        choices={[
          ['', m.admin_all()],
          ['customer', m.accounts_admin_customers()],
          ['contributor', m.accounts_admin_contributors()],
        ]}
      />
      <SelectField
        id="users-sort"
        name="sort"
        label={m.accounts_admin_sort()}
        value={state.sort ?? ''}
        choices={[
          ['', m.accounts_admin_sort_newest()],
          ['oldest', m.accounts_admin_sort_oldest()],
        ]}
      />
    </FilterForm>
  );
}
