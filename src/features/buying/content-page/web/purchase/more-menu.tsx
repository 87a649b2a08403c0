import { createRoot } from 'react-dom/client';
import { useCopy } from '../../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { menuItem, PopoverMenu } from '../../../../../ui/forms/popover-menu.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

interface MoreMenuProps {
  readonly id: string;
  readonly title: string;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
}

/** Share and report. */
function MoreMenu({ id, title, anchor, onClose }: MoreMenuProps & { onClose: () => void }) {
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
    <PopoverMenu label={m.content_page_more()} anchor={anchor} onClose={onClose}>
      <button type="button" role="menuitem" className={menuItem} onClick={() => void share()}>
        <Icon name={copied ? 'check' : 'share-2'} className="size-4 shrink-0 text-muted" />
        <span role="status">{copied ? m.content_page_link_copied() : m.content_page_share()}</span>
      </button>
      <a role="menuitem" href={localizeHref(`/contact?content=${id}#report`)} rel="nofollow" className={menuItem}>
        <Icon name="flag" className="size-4 shrink-0 text-muted" />
        {m.content_page_report()}
      </a>
    </PopoverMenu>
  );
}

/** Opens the menu at the button that was pressed; a root of its own keeps it out of the page's first script. */
export function openMoreMenu(props: MoreMenuProps): void {
  const place = (document.getElementById('main') ?? document.body).appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<MoreMenu {...props} onClose={() => setTimeout(close)} />);
}
