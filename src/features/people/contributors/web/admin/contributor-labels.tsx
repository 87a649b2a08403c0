import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Avatar } from '../../../../../ui/components/media/avatar.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { contributorsAdminContract } from '../../contract/admin.ts';

export type ListedContributor = OutputOf<typeof contributorsAdminContract.all>['items'][number];
type Status = ListedContributor['status'];

export const statusLabels: Readonly<Record<Status, () => string>> = {
  affiliate: () => m.contributors_admin_affiliate(),
  pending: () => m.contributors_admin_pending(),
  active: () => m.contributors_admin_active(),
  suspended: () => m.contributors_admin_suspended(),
  rejected: () => m.contributors_admin_rejected(),
  closed: () => m.contributors_admin_closed(),
};

const kindLabels: Readonly<Partial<Record<ListedContributor['kind'], () => string>>> = {
  demo: () => m.contributors_demo_badge(),
  house: () => m.contributors_admin_house(),
};

const dots: Readonly<Record<Status, string>> = {
  affiliate: 'bg-muted',
  pending: 'bg-warning',
  active: 'bg-success',
  suspended: 'bg-danger',
  rejected: 'bg-muted',
  closed: 'bg-muted',
};

export function ContributorStatus({ contributor }: { contributor: ListedContributor }) {
  const { status, reason, hasAcceptedTerms } = contributor;
  return (
    <>
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <span aria-hidden="true" className={`size-2 rounded-full ${dots[status]}`} />
        {statusLabels[status]()}
      </span>
      {status === 'pending' && !hasAcceptedTerms ? (
        <span className="block text-12 text-muted">{m.contributors_admin_no_terms()}</span>
      ) : null}
      {reason === '' ? null : <span className="block text-12 text-muted wrap-anywhere">{reason}</span>}
    </>
  );
}

/**
 * Picture, name and username of a contributor. The name links to the person's page (or to the works of a contributor
 * without an account), the username to the public page.
 */
export function ContributorName({ contributor }: { contributor: ListedContributor }) {
  const { name, username, image, status, kind, accountId } = contributor;
  return (
    <span className="flex min-w-0 items-start gap-3">
      <Avatar name={name} image={image} size={36} />
      <span className="min-w-0">
        <a
          data-row-action
          href={localizeHref(
            accountId === null ? `/admin/content/assets?contributor=${username}` : `/admin/users/${accountId}`,
          )}
          className="table min-h-6 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {name}
        </a>
        {status === 'active' ? (
          <a
            href={localizeHref(`/contributors/${username}`)}
            className="inline-flex min-h-6 items-center text-12 text-muted underline underline-offset-2 wrap-anywhere hover:text-ink"
          >
            @{username}
          </a>
        ) : (
          <span className="text-12 text-muted wrap-anywhere">@{username}</span>
        )}
        {kindLabels[kind] === undefined ? null : (
          <span className="ml-2 rounded-control border border-line px-1.5 text-12 text-muted">
            {kindLabels[kind]()}
          </span>
        )}
      </span>
    </span>
  );
}
