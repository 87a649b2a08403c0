import type { ReactNode } from 'react';
import { m } from '../../../web/paraglide/messages.js';
import { Icon, type IconName } from '../../../web/ui/icon.tsx';
import { openSignIn } from '../../../web/ui/sign-in-place.ts';
import { useBriefly } from './copy-button.tsx';

/** Favourite, share, report. */
export function PurchaseActions({ title }: { title: string }) {
  const [copied, done] = useBriefly();
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else await navigator.clipboard.writeText(url).then(done);
    } catch {
      // Closing the system's share sheet is no failure.
    }
  };
  return (
    <div className="mt-3 grid grid-cols-3 gap-2 text-14 noscript:hidden">
      <Action icon="heart" act={() => openSignIn('favorite')}>
        {m.content_favorite_short()}
      </Action>
      <Action icon={copied ? 'check' : 'share-2'} act={() => void share()}>
        <span role="status">{copied ? m.content_link_copied() : m.content_share()}</span>
      </Action>
      <Action icon="flag" act={() => openSignIn('sign-in')}>
        {m.content_report()}
      </Action>
    </div>
  );
}

function Action({ icon, act, children }: { icon: IconName; act: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={act}
      className="flex h-12 items-center justify-center gap-2 rounded-control border border-line bg-paper px-2 hover:border-ink"
    >
      <Icon name={icon} className="size-4.5" />
      {children}
    </button>
  );
}
