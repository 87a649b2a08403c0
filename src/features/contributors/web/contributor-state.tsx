import { secondaryButton } from '../../../ui/components/button.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { ProfileSection } from '../../accounts/web/profile/profile-section.tsx';

export type ContributorStatus = 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';

const words: Record<ContributorStatus, () => string> = {
  pending: () => m.accounts_profile_contributor_pending(),
  active: () => m.accounts_profile_contributor_active(),
  rejected: () => m.accounts_profile_contributor_rejected(),
  suspended: () => m.accounts_profile_contributor_suspended(),
  closed: () => m.accounts_profile_contributor_closed(),
};

/** How it stands with contributing; null for somebody who never applied. */
export function ContributorState({
  contributor,
}: {
  contributor: { status: ContributorStatus; username: string } | null;
}) {
  const text = contributor === null ? m.accounts_profile_contributor_none() : words[contributor.status]();
  return (
    <ProfileSection id="contributing" title={m.accounts_profile_contributor()}>
      <p className="max-w-2xl text-16">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {contributor?.status === 'active' ? (
          <a href={localizeHref(`/contributors/${contributor.username}`)} className={secondaryButton}>
            {m.accounts_profile_contributor_page()}
          </a>
        ) : (
          <a href={localizeHref('/get-involved')} className={secondaryButton}>
            {m.accounts_profile_contributor_more()}
          </a>
        )}
      </div>
    </ProfileSection>
  );
}
