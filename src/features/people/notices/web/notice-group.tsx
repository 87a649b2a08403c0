import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { NoticeGroup } from './group-notices.ts';
import { describeGroup } from './group-words.ts';
import { NoticeEntry } from './notice-entry.tsx';
import { getNoticeIcon } from './notice-words.ts';

/** A single notification, or a group that expands. */
export function NoticeGroupEntry({ group, onOpen }: { group: NoticeGroup; onOpen?: (() => void) | undefined }) {
  const [newest] = group;
  if (group.length === 1) return <NoticeEntry notice={newest} onOpen={onOpen} />;
  const unread = group.filter(({ isRead }) => !isRead).length;
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none gap-3 rounded-control px-3 py-3 hover:bg-canvas [&::-webkit-details-marker]:hidden">
        <Icon name={getNoticeIcon(newest)} className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="min-w-0 grow text-14">
          <span className="block">{describeGroup(group)}</span>
          <span className="mt-0.5 block text-12 text-muted">
            <Time at={newest.at} format="minute" />
          </span>
        </span>
        {unread === 0 ? null : (
          <span className="mt-0.5 shrink-0 text-12 font-medium text-accent tabular-nums">
            {m.notices_group_new({ count: formatCount(unread) })}
          </span>
        )}
        <Icon name="chevron-down" className="mt-0.5 size-5 shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <ul className="ml-4 border-l border-line pl-1">
        {group.map((notice) => (
          <li key={notice._id}>
            <NoticeEntry notice={notice} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </details>
  );
}
