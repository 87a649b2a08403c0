import { useCopy } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export const postButton =
  'group inline-flex min-h-12 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 hover:border-ink';

/** Shares by the operating system's share sheet, or copies the link. */
export function ShareButton({ title }: { title: string }) {
  const { copied, copy } = useCopy();
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else copy(url);
    } catch {
      // The browser also rejects when the reader closes the share sheet.
    }
  };
  return (
    <button type="button" onClick={() => void share()} className={`${postButton} noscript:hidden`}>
      <Icon name={copied ? 'check' : 'share-2'} className="size-4.5 shrink-0" />
      <span role="status">{copied ? m.blog_link_copied() : m.blog_share()}</span>
    </button>
  );
}

/** Link to the feed in the page's language. */
export function FeedLink() {
  return (
    <a href={localizeHref('/blog/feed.xml')} type="application/rss+xml" className={postButton}>
      {m.blog_feed()}
    </a>
  );
}
