import { useLocation } from 'react-router';
import { localizeHref, pathWithoutLocale } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { Icon, type IconName } from '../ui/icon.tsx';
import { openSignIn } from '../ui/sign-in-place.ts';

const item =
  'flex h-16 flex-col items-center justify-center gap-0.5 text-12 text-muted aria-[current]:text-ink aria-[current]:font-medium';

function Face({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <Icon name={icon} className="size-5.5" />
      {label}
    </>
  );
}

/** Along the bottom of a phone, where a thumb is. */
export function BottomBar() {
  const path = pathWithoutLocale(useLocation().pathname);
  return (
    <nav
      aria-label={m.nav_bottom()}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-4 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <a href={localizeHref('/')} className={item} aria-current={path === '/' ? 'page' : undefined}>
        <Face icon="house" label={m.nav_home()} />
      </a>
      <a
        href={localizeHref('/categories')}
        className={item}
        aria-current={path.startsWith('/categories') ? 'page' : undefined}
      >
        <Face icon="layout-grid" label={m.nav_browse()} />
      </a>
      <button type="button" onClick={() => openSignIn('favorite')} className={item}>
        <Face icon="heart" label={m.nav_favorites()} />
      </button>
      <button type="button" onClick={() => openSignIn('profile')} className={item}>
        <Face icon="user-round" label={m.nav_profile()} />
      </button>
    </nav>
  );
}
