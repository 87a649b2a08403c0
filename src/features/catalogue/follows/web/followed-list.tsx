import { useMemo } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Avatar } from '../../../../ui/components/media/avatar.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { followsContract } from '../contract.ts';
import { FollowButton } from './follow-button.tsx';

type FollowedPage = OutputOf<(typeof followsContract)['mine']>;

const toPage = ({ items, nextCursor }: FollowedPage) => ({ items, next: nextCursor });

/** Contributors whom a person follows; one who isn't followed any more stays until the page is left, to undo it. */
export function FollowedList({ first }: { first: FollowedPage }) {
  const page = useMemo(() => toPage(first), [first]);
  const more = useLoadMore({
    first: page,
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => toPage(await browserApi('GET /follow/mine', { query: { cursor } })),
  });
  const { items } = more;
  if (items.length === 0)
    return (
      <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
        <Icon name="users-round" className="mx-auto size-8 text-muted" />
        <h2 className="mt-4 text-22">{m.follows_none()}</h2>
        <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.follows_none_text()}</p>
        <a href={localizeHref('/content')} className={secondaryButton}>
          {m.follows_browse()}
        </a>
      </div>
    );
  return (
    <>
      <ul className="grid gap-3">
        {items.map(({ _id: id, username, name, image, since }) => (
          <li
            key={id}
            ref={id === more.focusId ? takeLostFocus : undefined}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4"
          >
            <Avatar name={name} image={image} size={48} />
            <div className="min-w-0 flex-1 basis-40">
              <h2 className="text-16 font-medium wrap-anywhere">
                <a
                  href={localizeHref(`/contributors/${username}`)}
                  className="inline-block min-h-6 underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </h2>
              <p className="text-14 text-muted">
                {m.follows_since()} <Time at={since} format="day" />
              </p>
            </div>
            <div className="max-sm:ml-16">
              <FollowButton contributorId={id} name={name} isFollowed />
            </div>
          </li>
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}
