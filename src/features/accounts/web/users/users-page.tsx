import { Nothing, PageHeading } from '../../../../ui/admin/page-heading.tsx';
import { PageSteps, totalOf } from '../../../../ui/admin/table.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Users } from './user-labels.tsx';
import { isFiltered, type UsersState, usersAddress } from './users-address.ts';
import { UsersFilters } from './users-filters.tsx';
import { UsersTable } from './users-table.tsx';

export function UsersPage({ users, state }: { users: Users; state: UsersState }) {
  const { cursor, ...first } = state;
  return (
    <>
      <PageHeading title={m.admin_nav_users()}>
        <p role="status" className="text-14 text-muted">
          {users.total === 1 ? m.accounts_admin_users_one() : m.accounts_admin_users_count({ count: totalOf(users) })}
        </p>
      </PageHeading>
      <UsersFilters state={state} />
      {users.items.length === 0 ? (
        isFiltered(state) || cursor !== undefined ? (
          <Nothing title={m.accounts_admin_users_no_match()} text={m.accounts_admin_users_no_match_text()}>
            <a href={localizeHref('/admin/users')} className={`${secondaryButton} mt-3`}>
              {m.admin_show_all()}
            </a>
          </Nothing>
        ) : (
          <Nothing title={m.accounts_admin_users_none()} text={m.accounts_admin_users_none_text()} />
        )
      ) : (
        <UsersTable users={users.items} />
      )}
      <PageSteps
        first={cursor === undefined ? undefined : usersAddress(first)}
        next={users.nextCursor === null ? undefined : usersAddress({ ...first, cursor: users.nextCursor })}
      />
    </>
  );
}
