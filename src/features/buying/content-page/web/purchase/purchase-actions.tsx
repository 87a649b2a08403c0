import { Icon } from '../../../../../ui/components/icon.tsx';
import { importOrOfferReload } from '../../../../../ui/components/loading/import-chunk.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useIsFavorite } from '../../../../../ui/session/favorites-store.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';

const face =
  'group flex h-12 items-center justify-center gap-2 rounded-control border border-line bg-paper px-4 hover:border-ink';

/** Favourite button and a menu of rare actions; without JavaScript, a link to the report form instead. */
export function PurchaseActions({ id, title }: { id: string; title: string }) {
  const favorite = useIsFavorite(id);
  const { toggleFavorite } = useSiteActions();
  const openMenu = async (anchor: HTMLElement) => {
    const chunk = await importOrOfferReload(() => import('./more-menu.tsx'));
    chunk?.openMoreMenu({ id, title, anchor });
  };
  return (
    <>
      <div className="mt-3 grid grid-cols-[1fr_auto] gap-2 text-14 noscript:hidden print:hidden">
        <button
          type="button"
          onClick={() => toggleFavorite(id)}
          aria-pressed={favorite}
          data-tap="favorite"
          className={face}
        >
          <Icon name={favorite ? 'heart-filled' : 'heart'} className="size-4.5 group-aria-pressed:text-accent" />
          {m.content_page_favorite_short()}
        </button>
        <button
          type="button"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => void openMenu(currentTarget)}
          className={face}
        >
          <Icon name="ellipsis" className="size-4.5" />
          {m.content_page_more()}
        </button>
      </div>
      <a
        href={localizeHref(`/contact?content=${id}#report`)}
        rel="nofollow"
        className="mt-3 hidden text-14 underline underline-offset-4 noscript:inline-block print:hidden"
      >
        {m.content_page_report()}
      </a>
    </>
  );
}
