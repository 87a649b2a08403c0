import { secondaryButton } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { ProfileSection } from '../../accounts/web/profile/profile-section.tsx';

export type ContributorStatus = 'affiliate' | 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';

const words: Record<ContributorStatus, () => string> = {
  affiliate: () => m.contributors_state_none(),
  pending: () => m.contributors_state_pending(),
  active: () => m.contributors_state_active(),
  rejected: () => m.contributors_state_rejected(),
  suspended: () => m.contributors_state_suspended(),
  closed: () => m.contributors_state_closed(),
};

/** Contributor status of a person; renders nothing for somebody who never applied. */
export function ContributorState({
  contributor,
}: {
  contributor: { status: ContributorStatus; username: string; hasAcceptedTerms: boolean } | null;
}) {
  const isUnfinished = contributor?.status === 'pending' && !contributor.hasAcceptedTerms;
  const text =
    contributor === null
      ? m.contributors_state_none()
      : isUnfinished
        ? m.contributors_state_unfinished()
        : words[contributor.status]();
  return (
    <ProfileSection id="contributing" title={m.contributors_state()}>
      <p className="max-w-2xl text-16">{text}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {contributor?.status === 'pending' && !isUnfinished ? (
          <a href={localizeHref('/contributor/assets/upload')} className={secondaryButton}>
            {m.contributors_prepare_drafts()}
          </a>
        ) : null}
        {contributor?.status === 'active' ? (
          <a href={localizeHref(`/contributors/${contributor.username}`)} className={secondaryButton}>
            {m.contributors_state_page()}
          </a>
        ) : (
          <a href={localizeHref('/get-involved')} className={secondaryButton}>
            {isUnfinished ? m.contributors_state_finish() : m.contributors_state_more()}
          </a>
        )}
      </div>
    </ProfileSection>
  );
}
