import type { ReactNode } from 'react';
import { useCopy } from '../../../../ui/components/copy-button.tsx';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useIsFavorite } from '../../../../ui/session/favorites-store.ts';
import { useSiteActions } from '../../../../ui/site-actions.ts';

const face =
  'group flex h-12 items-center justify-center gap-2 rounded-control border border-line bg-paper px-2 hover:border-ink';

/** Favourite, share, report. */
export function PurchaseActions({ id, title }: { id: string; title: string }) {
  const favorite = useIsFavorite(id);
  const { toggleFavorite } = useSiteActions();
  const { copied, copy } = useCopy();
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else copy(url);
    } catch {
      // Closing the system's share sheet is no failure.
    }
  };
  return (
    <div className="mt-3 grid grid-cols-3 gap-2 text-14 noscript:hidden print:hidden">
      <Action icon={favorite ? 'heart-filled' : 'heart'} act={() => toggleFavorite(id)} pressed={favorite}>
        {m.content_page_favorite_short()}
      </Action>
      <Action icon={copied ? 'check' : 'share-2'} act={() => void share()}>
        <span role="status">{copied ? m.content_page_link_copied() : m.content_page_share()}</span>
      </Action>
      <a href={localizeHref(`/contact?content=${id}#report`)} rel="nofollow" className={face}>
        <Icon name="flag" className="size-4.5" />
        {m.content_page_report()}
      </a>
    </div>
  );
}

interface ActionProps {
  readonly icon: IconName;
  readonly act: () => void;
  /** For what is on or off. */
  readonly pressed?: boolean;
  readonly children: ReactNode;
}

function Action({ icon, act, pressed, children }: ActionProps) {
  return (
    <button type="button" onClick={act} aria-pressed={pressed} className={face}>
      <Icon name={icon} className="size-4.5 group-aria-pressed:text-accent" />
      {children}
    </button>
  );
}
