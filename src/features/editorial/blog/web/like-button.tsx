import { useEffect, useRef, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { postButton } from './post-actions.tsx';

interface Liked {
  readonly isLiked: boolean;
  readonly likes: number;
}

const describeLikes = (likes: number): string =>
  likes === 1 ? m.blog_likes_one({ count: formatCount(1) }) : m.blog_likes({ count: formatCount(likes) });

/** Button that likes a post. Visitors sign in first, and then the button only adds a like. */
export function LikeButton({ id, signedIn, ...given }: Liked & { id: string; signedIn: boolean }) {
  const { openSignIn } = useSiteActions();
  const [shown, setShown] = useState<Liked>(given);
  const isSending = useRef(false);
  const { isLiked, likes } = given;
  // After the sign-in the page is reloaded with the account's like.
  useEffect(() => {
    if (!isSending.current) setShown({ isLiked, likes });
  }, [isLiked, likes]);
  const send = async (wanted: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    const before = shown;
    if (wanted !== before.isLiked) setShown({ isLiked: wanted, likes: before.likes + (wanted ? 1 : -1) });
    try {
      const params = { id };
      setShown(await browserApi('PATCH /blog/toggle/like/{id}', { params, body: { isLiked: wanted } }));
    } catch (error) {
      setShown(before);
      if (!isApiError(error)) throw error;
      showFailure(error, m.blog_like_failed());
    } finally {
      isSending.current = false;
    }
  };
  // The call is awaited, because a sign-in may navigate to the account's language, which would cancel the call.
  const press = () => openSignIn('sign-in', () => send(signedIn ? !shown.isLiked : true));
  return (
    <>
      <button type="button" onClick={press} aria-pressed={shown.isLiked} className={postButton}>
        <Icon
          name={shown.isLiked ? 'heart-filled' : 'heart'}
          className="size-4.5 shrink-0 group-aria-pressed:text-accent"
        />
        {shown.isLiked ? m.blog_liked() : m.blog_like()}
      </button>
      <span className="text-14 text-muted" data-likes={shown.likes}>
        {describeLikes(shown.likes)}
      </span>
    </>
  );
}
