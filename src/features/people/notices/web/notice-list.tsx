import { useEffect } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Notice as AccountNotice } from '../contract.ts';
import { groupNotices } from './group-notices.ts';
import { NoticeGroupEntry } from './notice-group.tsx';
import { markRead } from './unread-notices.ts';

/**
 * All notifications of the last month, newest first; showing them marks them as read. `first`: first page, from the
 * loader.
 */
export function NoticeList({ first }: { first: ListPage<AccountNotice> }) {
  const more = useLoadMore({
    first,
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const { items, nextCursor } = await browserApi('GET /user/notices', { query: { cursor } });
      return { items, next: nextCursor };
    },
  });
  const newest = first.items[0];
  useEffect(() => {
    if (newest !== undefined && !newest.isRead) void markRead(newest._id);
  }, [newest]);
  if (more.items.length === 0)
    return (
      <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
        <Icon name="bell" className="mx-auto size-8 text-muted" />
        <p className="mx-auto mt-4 max-w-md text-16 text-muted">{m.notices_bell_empty()}</p>
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper p-2">
        {groupNotices(more.items).map((group) => (
          <li
            key={group[0]._id}
            ref={group.some(({ _id }) => _id === more.focusId) ? takeLostFocus : undefined}
            tabIndex={-1}
          >
            <NoticeGroupEntry group={group} />
          </li>
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}
