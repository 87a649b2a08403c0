import { lazy } from 'react';
import { Icon } from '../../ui/components/icon.tsx';
import { importChunk } from '../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../ui/components/loading/lazy-part.tsx';
import { useIsInBrowser } from '../../ui/components/use-is-in-browser.ts';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';

const NoticeBell = lazy(async () => ({
  default: (await importChunk(() => import('../../features/people/notices/web/notice-bell.tsx'))).NoticeBell,
}));

/**
 * Link to the notifications page. With JavaScript it becomes a bell with the number of unread ones, which visitors
 * don't load.
 */
export function NoticesLink() {
  const link = (
    <a
      href={localizeHref('/profile/notices')}
      aria-label={m.notices_bell()}
      title={m.notices_bell()}
      className="grid size-12 shrink-0 place-items-center rounded-control hover:bg-line/60"
    >
      <Icon name="bell" className="size-5.5" />
    </a>
  );
  if (!useIsInBrowser()) return link;
  return (
    <LazyPart optional fallback={link}>
      <NoticeBell />
    </LazyPart>
  );
}
