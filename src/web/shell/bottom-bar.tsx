import { useLocation, useNavigate } from 'react-router';
import { Icon, type IconName } from '../../ui/components/icon.tsx';
import { localizeHref, pathWithoutLocale } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import { type SignInReason, useSiteActions } from '../../ui/site-actions.ts';

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

interface OwnProps {
  readonly path: string;
  readonly here: string;
  readonly reason: SignInReason;
  readonly signedIn: boolean;
  readonly icon: IconName;
  readonly label: string;
}

/** A link to a profile page; for visitors, a button that opens the sign-in dialog. */
function Own({ path, here, reason, signedIn, icon, label }: OwnProps) {
  const navigate = useNavigate();
  const { openSignIn } = useSiteActions();
  const address = localizeHref(path);
  if (!signedIn)
    return (
      <button type="button" onClick={() => openSignIn(reason, () => navigate(address))} className={item}>
        <Face icon={icon} label={label} />
      </button>
    );
  return (
    <a href={address} className={item} aria-current={here === path ? 'page' : undefined}>
      <Face icon={icon} label={label} />
    </a>
  );
}

/** Navigation bar at the bottom of phones. */
export function BottomBar({ signedIn }: { signedIn: boolean }) {
  const path = pathWithoutLocale(useLocation().pathname);
  return (
    <nav
      aria-label={m.nav_bottom()}
      data-bottom-bar
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
      <Own
        path="/profile/favorites"
        here={path}
        reason="favorite"
        signedIn={signedIn}
        icon="heart"
        label={m.nav_favorites()}
      />
      <Own
        path="/profile/personal"
        here={path}
        reason="profile"
        signedIn={signedIn}
        icon="user-round"
        label={m.nav_profile()}
      />
    </nav>
  );
}
