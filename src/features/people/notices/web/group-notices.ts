import { formatTime } from '../../../../ui/components/time.tsx';
import type { Notice } from '../contract.ts';
import { isGrouped } from './group-words.ts';

/** Notifications of one kind and day; a single one if its kind isn't grouped. */
export type NoticeGroup = readonly [Notice, ...Notice[]];

/** Groups notifications; a group takes the place of its newest one. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups = new Map<string, [Notice, ...Notice[]]>();
  for (const notice of notices) {
    const key = isGrouped(notice) ? `${notice.code} ${formatTime(notice.at, 'short-day')}` : notice._id;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [notice]);
    else group.push(notice);
  }
  return [...groups.values()];
}
