import { createRoot } from 'react-dom/client';
import { writeFrame } from '../../../../../platform/http/pages/embed-frame.ts';
import { useCopy } from '../../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { menuItem, PopoverMenu } from '../../../../../ui/forms/popover-menu.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

interface MoreMenuProps {
  readonly id: string;
  readonly title: string;
  /** The button that opens the menu. */
  readonly anchor: HTMLElement;
}

/** Menu with the actions "Share", "Copy embed code" and "Report". */
function MoreMenu({ id, title, anchor, onClose }: MoreMenuProps & { onClose: () => void }) {
  const { copied, copy } = useCopy();
  const code = useCopy();
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else copy(url);
    } catch {
      // The browser also rejects when the visitor closes the share sheet.
    }
  };
  return (
    <PopoverMenu label={m.content_page_more()} anchor={anchor} onClose={onClose}>
      <button type="button" role="menuitem" className={menuItem} onClick={() => void share()}>
        <Icon name={copied ? 'check' : 'share-2'} className="size-4 shrink-0 text-muted" />
        <span aria-live="polite">{copied ? m.content_page_link_copied() : m.content_page_share()}</span>
      </button>
      <button
        type="button"
        role="menuitem"
        className={menuItem}
        onClick={() => code.copy(writeFrame(location.origin + localizeHref(`/embed/${id}`), title))}
      >
        <Icon name={code.copied ? 'check' : 'code'} className="size-4 shrink-0 text-muted" />
        <span aria-live="polite">{code.copied ? m.content_page_embed_copied() : m.content_page_embed()}</span>
      </button>
      <a role="menuitem" href={localizeHref(`/contact?content=${id}#report`)} rel="nofollow" className={menuItem}>
        <Icon name="flag" className="size-4 shrink-0 text-muted" />
        {m.content_page_report()}
      </a>
    </PopoverMenu>
  );
}

/** Opens the menu at the pressed button. Its own React root keeps it out of the page's initial script. */
export function openMoreMenu(props: MoreMenuProps): void {
  const place = (document.getElementById('main') ?? document.body).appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<MoreMenu {...props} onClose={() => setTimeout(close)} />);
}
