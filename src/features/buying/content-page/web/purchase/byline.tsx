import { useEffect } from 'react';
import { Avatar } from '../../../../../ui/components/media/avatar.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { FollowButton } from '../../../../catalogue/follows/web/follow-button.tsx';
import { RatingLine } from '../../../ratings/web/rating-summary.tsx';
import type { BylineProps } from './lazy-byline.tsx';

/** The contributor of a work with a button to follow them, and the average rating of the work. */
export function Byline({ contributor, follow, summary, onLive }: BylineProps) {
  useEffect(onLive, [onLive]);
  const { key, name, image, demo } = contributor;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <a
          href={localizeHref(`/contributors/${key}`)}
          className="inline-flex min-h-8 min-w-0 items-center gap-2 underline-offset-4 hover:text-ink hover:underline"
        >
          <Avatar name={name} image={image} size={24} />
          {demo ? m.content_page_collected_from({ name }) : m.content_page_by({ name })}
        </a>
        {follow === null || demo ? null : (
          <FollowButton contributorId={follow.contributorId} name={name} isFollowed={follow.isFollowed} isSmall />
        )}
      </div>
      {demo ? <p className="text-14 text-muted">{m.content_page_demo()}</p> : null}
      {summary === null ? null : (
        <a
          href="#ratings"
          className="inline-flex min-h-8 items-center text-14 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          <RatingLine summary={summary} />
        </a>
      )}
    </>
  );
}
