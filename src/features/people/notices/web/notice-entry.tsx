import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Notice as AccountNotice } from '../contract.ts';
import { describeNotice, findNoticePlace, getNoticeIcon } from './notice-words.ts';

/** A notification with a link to its subject. */
export function NoticeEntry({ notice, onOpen }: { notice: AccountNotice; onOpen?: (() => void) | undefined }) {
  return (
    <a
      href={localizeHref(findNoticePlace(notice))}
      onClick={onOpen}
      className="flex gap-3 rounded-control px-3 py-3 hover:bg-canvas"
    >
      <Icon name={getNoticeIcon(notice)} className="mt-0.5 size-5 shrink-0 text-muted" />
      <span className="min-w-0 grow text-14">
        <span className="block wrap-anywhere">{describeNotice(notice)}</span>
        {notice.reason === '' ? null : (
          <span className="mt-0.5 line-clamp-3 block text-muted wrap-anywhere">{notice.reason}</span>
        )}
        <span className="mt-0.5 block text-12 text-muted">
          <Time at={notice.at} format="minute" />
        </span>
      </span>
      {notice.isRead ? null : (
        <span className="mt-1.5 size-2.5 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{m.notices_bell_new()}</span>
        </span>
      )}
    </a>
  );
}
