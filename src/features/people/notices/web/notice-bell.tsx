import { useRef, useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Notice as AccountNotice } from '../contract.ts';
import { groupNotices } from './group-notices.ts';
import { NoticeGroupEntry } from './notice-group.tsx';
import { markRead, useUnreadNotices } from './unread-notices.ts';

/** Number of notifications to fetch; enough to count those of one kind. */
const MAX_FETCHED = 50;
const MAX_SHOWN = 8;
const MAX_COUNTED = 99;
const MENU = 'notices-menu';

type State = { readonly items: readonly AccountNotice[] } | 'loading' | 'failed';

/** Bell in the header with the number of unread notifications; opening its list marks them as read. */
export function NoticeBell() {
  const unread = useUnreadNotices();
  const [state, setState] = useState<State>('loading');
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();

  async function load() {
    setState((last) => (typeof last === 'object' ? last : 'loading'));
    try {
      const { items } = await browserApi('GET /user/notices', { query: { limit: MAX_FETCHED } });
      setState({ items });
      const [newest] = items;
      if (newest !== undefined && !newest.isRead) await markRead(newest._id);
    } catch (error) {
      setState('failed');
      if (!isApiError(error)) throw error;
    }
  }

  const count = unread > MAX_COUNTED ? `${formatCount(MAX_COUNTED)}+` : formatCount(unread);
  const label = unread === 0 ? m.notices_bell() : m.notices_bell_unread({ count });
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={label}
        title={label}
        className="relative grid size-12 shrink-0 place-items-center rounded-control hover:bg-line/60"
      >
        <Icon name="bell" className="size-5.5" />
        {unread === 0 ? null : (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-12 leading-none font-medium text-on-accent tabular-nums"
          >
            {count}
          </span>
        )}
      </button>
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        onToggle={({ newState }) => {
          if (newState === 'open') void load();
        }}
        className="inset-x-2 top-17 bottom-auto max-h-[min(36rem,calc(100dvh-9rem))] w-auto overflow-y-auto rounded-card border border-line bg-paper p-2 text-ink shadow-float sm:left-auto sm:w-96 md:top-19 md:right-[clamp(1rem,3vw,3rem)]"
      >
        <div className="mb-1 flex items-center justify-between gap-4 border-b border-line px-3 pb-1">
          <h2 className="text-16 font-medium">{m.notices_bell()}</h2>
          <a
            href={localizeHref('/profile/notices')}
            onClick={close}
            className="inline-flex min-h-11 items-center text-14 underline underline-offset-4"
          >
            {m.notices_bell_all()}
          </a>
        </div>
        <div role="status">
          <Content state={state} onAgain={() => void load()} />
        </div>
        {typeof state === 'object' ? (
          <ul>
            {groupNotices(state.items)
              .slice(0, MAX_SHOWN)
              .map((group) => (
                <li key={group[0]._id}>
                  <NoticeGroupEntry group={group} onOpen={close} />
                </li>
              ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}

/** Text in place of the list: loading, failed, or empty. */
function Content({ state, onAgain }: { state: State; onAgain: () => void }) {
  if (state === 'loading')
    return (
      <p className="grid place-items-center py-8">
        <Spinner />
      </p>
    );
  if (state === 'failed')
    return (
      <p className="px-3 py-5 text-14 text-muted">
        {m.notices_bell_failed()}{' '}
        <button type="button" onClick={onAgain} className="min-h-6 text-ink underline underline-offset-4">
          {m.notices_bell_again()}
        </button>
      </p>
    );
  return state.items.length === 0 ? <p className="px-3 py-5 text-14 text-muted">{m.notices_bell_empty()}</p> : null;
}
