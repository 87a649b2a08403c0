import { useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { followsContract } from '../contract.ts';
import { FollowButton } from './follow-button.tsx';

export type FollowState = OutputOf<(typeof followsContract)['state']>;

interface FollowersProps {
  readonly contributor: { readonly _id: string; readonly name: string };
  readonly follow: FollowState;
}

/** The button to follow a contributor, and how many people do. */
export function Followers({ contributor: { _id: id, name }, follow }: FollowersProps) {
  const [pressed, setPressed] = useState<boolean>();
  const change = pressed === undefined ? 0 : Number(pressed) - Number(follow.isFollowed);
  const count = Math.max(0, (follow.followers ?? 0) + change);
  return (
    <>
      {follow.isOwn ? null : (
        <FollowButton contributorId={id} name={name} isFollowed={follow.isFollowed} onChange={setPressed} />
      )}
      {count === 0 ? null : (
        <span>
          <span className="font-medium text-ink tabular-nums">{formatCount(count)}</span>{' '}
          {count === 1 ? m.follows_followers_one() : m.follows_followers()}
        </span>
      )}
    </>
  );
}
