import { useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';

interface FollowButtonProps {
  readonly contributorId: string;
  readonly name: string;
  readonly isFollowed: boolean;
  /** Height of 32 in place of 40 px. */
  readonly isSmall?: boolean;
  readonly onChange?: (isFollowed: boolean) => void;
}

/** Follows a contributor or stops it, after a sign-in. */
export function FollowButton(props: FollowButtonProps) {
  const { contributorId: id, name, isSmall = false, onChange } = props;
  const [pressed, setPressed] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const { openSignIn } = useSiteActions();
  const isFollowed = pressed ?? props.isFollowed;
  const change = async (wanted: boolean) => {
    setBusy(true);
    try {
      await browserApi('PUT /follow/contributor/{id}', { params: { id }, body: { isFollowed: wanted } });
      setPressed(wanted);
      onChange?.(wanted);
      showToast({
        kind: 'success',
        title: wanted ? m.follows_begun({ name }) : m.follows_ended({ name }),
        ...(wanted ? { description: m.follows_begun_text() } : {}),
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.follows_failed());
    } finally {
      setBusy(false);
    }
  };
  const label = isFollowed ? m.follows_following() : m.follows_follow();
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      disabled={isBusy}
      onClick={() => openSignIn('follow', () => void change(!isFollowed), { saysWhatItDid: true })}
      className={`inline-flex items-center gap-1.5 rounded-full border border-line bg-paper font-medium hover:border-ink noscript:hidden print:hidden ${isSmall ? 'h-8 px-3 text-12' : 'h-10 px-4 text-14'}`}
    >
      <Icon name={isFollowed ? 'check' : 'plus'} className="size-4" />
      {label}
    </button>
  );
}
