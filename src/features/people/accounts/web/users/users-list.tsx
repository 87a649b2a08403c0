import { defineList, type RowAction } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { SuspensionDialog } from './suspension.tsx';
import { methodLabels, statusLabels, type User, UserName, UserStatus } from './user-labels.tsx';

const nameOf = (user: User): string => user.name || user.username;

function Contact({ user }: { user: User }) {
  return (
    <>
      {[user.email, user.phone]
        .filter((each) => each !== null)
        .map((each) => (
          <span key={each} className="block wrap-anywhere">
            {each}
            {each === user.email && !user.emailVerified ? (
              <span className="text-12 text-muted"> {m.accounts_admin_email_unverified()}</span>
            ) : null}
          </span>
        ))}
      <span className="block text-12 text-muted">
        {user.methods.length === 0
          ? '–'
          : m.accounts_admin_by({ methods: user.methods.map((each) => methodLabels[each]()).join(', ') })}
      </span>
    </>
  );
}

function Since({ user }: { user: User }) {
  return (
    <>
      <span className="whitespace-nowrap">
        <DhakaTime at={user.createdAt} format="day" />
      </span>
      <span className="block text-12 text-muted">
        {user.seenAt === null ? (
          m.accounts_admin_never_seen()
        ) : (
          <>
            {m.accounts_admin_last_seen()} <DhakaTime at={user.seenAt} />
          </>
        )}
      </span>
    </>
  );
}

const restore: RowAction<User> = {
  key: 'restore',
  kind: 'dialog',
  label: () => m.accounts_admin_restore(),
  name: (user) => m.accounts_admin_restore_named({ name: nameOf(user) }),
  isOffered: ({ status }) => status === 'suspended',
  Dialog: SuspensionDialog,
};

const suspend: RowAction<User> = {
  key: 'suspend',
  kind: 'dialog',
  isDanger: true,
  label: () => m.accounts_admin_suspend(),
  name: (user) => m.accounts_admin_suspend_named({ name: nameOf(user) }),
  isOffered: ({ status }) => status === 'active',
  Dialog: SuspensionDialog,
};

export const usersList = defineList({
  path: '/admin/users',
  title: () => m.admin_nav_users(),
  filterLabel: () => m.accounts_admin_users_filter(),
  filters: {
    q: { kind: 'search', label: () => m.accounts_admin_users_search() },
    status: {
      kind: 'choice',
      label: () => m.accounts_admin_column_status(),
      choices: [
        ['active', statusLabels.active],
        ['suspended', statusLabels.suspended],
        ['deleted', statusLabels.deleted],
      ],
    },
    role: {
      kind: 'choice',
      label: () => m.accounts_admin_role(),
      choices: [
        ['customer', () => m.accounts_admin_customers()],
        ['applicant', () => m.accounts_admin_applicants()],
        ['contributor', () => m.accounts_admin_contributors()],
      ],
    },
  },
  sorts: ['-created', 'person', 'contact', 'status'],
  pageSize: 50,
  load: (api, query) => api('GET /user/all', { query }),
  exportPath: '/user/all/export',
  rowId: (user) => user._id,
  rowName: nameOf,
  hasRecords: true,
  columns: [
    {
      key: 'person',
      header: () => m.accounts_admin_column_person(),
      cell: (user) => <UserName user={user} isLinked />,
      isUnlabelled: true,
    },
    { key: 'contact', header: () => m.accounts_admin_column_contact(), cell: (user) => <Contact user={user} /> },
    {
      key: 'status',
      header: () => m.accounts_admin_column_status(),
      cell: (user) => <UserStatus user={user} />,
      className: 'lg:max-w-56',
    },
    {
      key: 'created',
      header: () => m.accounts_admin_column_created(),
      cell: (user) => <Since user={user} />,
      className: 'tabular-nums xl:whitespace-nowrap',
    },
  ],
  actions: [restore, suspend],
  count: {
    one: (count) => m.accounts_admin_users_one({ count }),
    many: (count) => m.accounts_admin_users_count({ count }),
  },
  none: { title: () => m.accounts_admin_users_none(), text: () => m.accounts_admin_users_none_text() },
  noMatch: { title: () => m.accounts_admin_users_no_match(), text: () => m.accounts_admin_users_no_match_text() },
  keysHint: () => m.accounts_admin_keys_hint(),
});
