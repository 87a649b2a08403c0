import { useState } from 'react';
import { Instant } from '../../../../ui/admin/instant.tsx';
import { useRowKeys } from '../../../../ui/admin/row-keys.ts';
import { AdminTable, Cell, cardBody, cardRow } from '../../../../ui/admin/table.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type Suspension, SuspensionDialog } from './suspension.tsx';
import { describeMethod, type User, UserName, UserStatus } from './user-labels.tsx';

function UserCells({ user, onToggle }: { user: User; onToggle: () => void }) {
  const contact = [user.email, user.phone].filter((each) => each !== null);
  const name = user.name || user.username;
  return (
    <>
      <Cell>
        <UserName user={user} />
      </Cell>
      <Cell label={m.accounts_admin_column_contact()}>
        {contact.map((each) => (
          <span key={each} className="block wrap-anywhere">
            {each}
          </span>
        ))}
        <span className="block text-12 text-muted">
          {user.methods.length === 0
            ? '–'
            : m.accounts_admin_by({ methods: user.methods.map((each) => describeMethod[each]()).join(', ') })}
        </span>
      </Cell>
      <Cell label={m.accounts_admin_column_status()} className="lg:max-w-56">
        <UserStatus user={user} />
      </Cell>
      <Cell label={m.accounts_admin_column_created()} className="tabular-nums xl:whitespace-nowrap">
        <span className="whitespace-nowrap">
          <Instant at={user.createdAt} format="day" />
        </span>
        <span className="block text-12 text-muted">
          {user.seenAt === null ? (
            m.accounts_admin_never_seen()
          ) : (
            <>
              {m.accounts_admin_last_seen()} <Instant at={user.seenAt} />
            </>
          )}
        </span>
      </Cell>
      <Cell className="lg:text-right">
        {user.status === 'deleted' ? null : (
          <button
            type="button"
            data-row-action
            onClick={onToggle}
            aria-label={
              user.status === 'active'
                ? m.accounts_admin_suspend_named({ name })
                : m.accounts_admin_restore_named({ name })
            }
            className="h-9 rounded-control border border-line bg-paper px-3 text-14 font-medium hover:border-ink max-lg:mt-1 max-lg:h-10 max-lg:w-full"
          >
            {user.status === 'active' ? m.accounts_admin_suspend() : m.accounts_admin_restore()}
          </button>
        )}
      </Cell>
    </>
  );
}

/** What has been done to these rows since they came. */
function useChanges(users: readonly User[]) {
  const [changes, setChanges] = useState<{ of: readonly User[]; byId: Readonly<Record<string, Suspension>> }>();
  const byId = changes?.of === users ? changes.byId : {};
  return {
    shown: users.map((user) => ({ ...user, ...byId[user._id] })),
    change: (id: string, now: Suspension) => setChanges({ of: users, byId: { ...byId, [id]: now } }),
  };
}

export function UsersTable({ users }: { users: readonly User[] }) {
  const { shown, change } = useChanges(users);
  const [asked, setAsked] = useState<User | null>(null);
  const keys = useRowKeys();
  return (
    <>
      <AdminTable
        label={m.admin_nav_users()}
        heads={
          <>
            <th scope="col">{m.accounts_admin_column_person()}</th>
            <th scope="col">{m.accounts_admin_column_contact()}</th>
            <th scope="col">{m.accounts_admin_column_status()}</th>
            <th scope="col">{m.accounts_admin_column_created()}</th>
            <th scope="col">
              <span className="sr-only">{m.accounts_admin_column_action()}</span>
            </th>
          </>
        }
      >
        <tbody {...keys.body} className={cardBody}>
          {shown.map((user, index) => (
            <tr key={user._id} {...keys.row(index)} className={cardRow}>
              <UserCells user={user} onToggle={() => setAsked(user)} />
            </tr>
          ))}
        </tbody>
      </AdminTable>
      <p className="mt-3 text-12 text-muted max-lg:hidden">{m.accounts_admin_keys_hint()}</p>
      <SuspensionDialog user={asked} onDone={change} onClose={() => setAsked(null)} />
    </>
  );
}
