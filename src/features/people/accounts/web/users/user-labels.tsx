import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Avatar } from '../../../../../ui/components/media/avatar.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { accountsContract } from '../../contract/accounts.ts';

export type Users = OutputOf<typeof accountsContract.all>;
export type User = Users['items'][number];

export const statusLabels: Record<User['status'], () => string> = {
  active: () => m.accounts_admin_status_active(),
  suspended: () => m.accounts_admin_status_suspended(),
  deleted: () => m.accounts_admin_status_deleted(),
};

export const methodLabels: Record<User['methods'][number], () => string> = {
  phone: () => m.accounts_admin_method_phone(),
  google: () => m.accounts_admin_method_google(),
  facebook: () => m.accounts_admin_method_facebook(),
};

const dots: Record<User['status'], string> = { active: 'bg-success', suspended: 'bg-danger', deleted: 'bg-muted' };

/** Status of an account as coloured text, with the reason of a suspension. */
export function UserStatus({ user }: { user: User }) {
  return (
    <>
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[user.status]}`} />
        {statusLabels[user.status]()}
      </span>
      {user.suspendedReason ? (
        <span className="block text-12 text-muted wrap-anywhere">{user.suspendedReason}</span>
      ) : null}
    </>
  );
}

/** Picture, name, username and role. `isLinked`: links to the person's page. */
export function UserName({ user, isLinked = false }: { user: User; isLinked?: boolean }) {
  const name = user.name || user.username;
  return (
    <span className="flex min-w-0 items-start gap-3">
      <Avatar name={name} image={user.image} size={36} />
      <span className="min-w-0">
        {isLinked ? (
          <a
            data-row-action
            href={localizeHref(`/admin/users/${user._id}`)}
            className="inline-block min-h-6 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
          >
            {name}
          </a>
        ) : (
          <span className="block font-medium wrap-anywhere">{name}</span>
        )}
        <span className="block text-12 text-muted wrap-anywhere">@{user.username}</span>
        {user.role === 'customer' ? null : (
          <span className="mt-1 inline-flex items-center gap-1 text-12">
            <Icon
              name={user.role === 'contributor' ? 'badge-check' : 'calendar'}
              className={`size-3.5 ${user.role === 'contributor' ? 'text-success' : 'text-muted'}`}
            />
            {user.role === 'contributor' ? m.accounts_admin_contributor() : m.accounts_admin_applicant()}
          </span>
        )}
      </span>
    </span>
  );
}
