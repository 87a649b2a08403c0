import { useLocation, useNavigate } from 'react-router';
import { Icon, type IconName } from '../../ui/components/icon.tsx';
import { LogoMark } from '../../ui/components/logo.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { formatCount } from '../../ui/money.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { CategoryLink, SessionState } from '../../ui/root-data.ts';
import { useCartCount } from '../../ui/session/cart-store.ts';
import { useSiteActions } from '../../ui/site-actions.ts';
import { BrowseMenu } from './browse-menu.tsx';
import { LanguageLink, ThemeButton } from './language-link.tsx';
import { NoticesLink } from './notices-link.tsx';
import { SearchForm } from './search-form.tsx';
import { UserMenu } from './user-menu.tsx';

const square = 'grid size-12 shrink-0 place-items-center rounded-control hover:bg-line/60';
const textLink = 'flex h-12 items-center rounded-control px-3 text-14 font-medium whitespace-nowrap hover:bg-line/60';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly className?: string;
}

function IconButton({ icon, label, onClick, className = '' }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={`${square} ${className}`}>
      <Icon name={icon} className="size-5.5" />
    </button>
  );
}

/** The account menu, or the sign-in buttons for visitors. */
function Account({ session }: { session: SessionState }) {
  const { openSignIn } = useSiteActions();
  if (session.user !== null) return <UserMenu user={session.user} contributor={session.contributor} area="shop" />;
  return (
    <>
      <button
        type="button"
        onClick={() => openSignIn('sign-in')}
        className="ml-1 h-12 shrink-0 rounded-control bg-ink px-5 text-14 font-medium text-canvas transition-opacity hover:opacity-85 max-lg:hidden"
      >
        {m.sign_in()}
      </button>
      <IconButton
        icon="circle-user-round"
        label={m.sign_in()}
        onClick={() => openSignIn('sign-in')}
        className="max-md:hidden lg:hidden"
      />
    </>
  );
}

function FavoritesLink({ signedIn }: { signedIn: boolean }) {
  const navigate = useNavigate();
  const { openSignIn } = useSiteActions();
  const address = localizeHref('/profile/favorites');
  const face = { icon: 'heart', label: m.nav_favorites(), className: 'max-md:hidden' } as const;
  if (!signedIn) return <IconButton onClick={() => openSignIn('favorite', () => navigate(address))} {...face} />;
  return (
    <a href={address} aria-label={face.label} title={face.label} className={`${square} ${face.className}`}>
      <Icon name={face.icon} className="size-5.5" />
    </a>
  );
}

const MAX_SHOWN = 99;

/** Link to the cart with the number of its lines. */
function CartLink() {
  const count = useCartCount();
  const shown = count > MAX_SHOWN ? `${formatCount(MAX_SHOWN)}+` : formatCount(count);
  const label = count === 0 ? m.nav_cart() : m.nav_cart_count({ count: formatCount(count) });
  return (
    <a href={localizeHref('/cart')} aria-label={label} title={label} className={`${square} relative`}>
      <Icon name="shopping-bag" className="size-5.5" />
      {count === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-12 leading-none font-medium text-on-accent tabular-nums"
        >
          {shown}
        </span>
      )}
    </a>
  );
}

interface HeaderProps {
  readonly siteName: string;
  readonly categories: readonly CategoryLink[];
  readonly session: SessionState;
}

export function Header({ siteName, categories, session }: HeaderProps) {
  const { search } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className="page flex h-16 items-center gap-1 md:h-18">
        <a
          href={localizeHref('/')}
          className="mr-2 flex h-12 shrink-0 items-center gap-2.5 rounded-control text-22 font-semibold tracking-tight md:mr-5"
        >
          <LogoMark />
          <span className="max-sm:sr-only">{siteName}</span>
        </a>
        <SearchForm id="site-search" query={new URLSearchParams(search).get('q') ?? ''} />
        <nav aria-label={m.nav_main()} className="ml-2 flex items-center max-md:hidden lg:ml-4">
          <BrowseMenu categories={categories} className={textLink} />
          <a href={localizeHref('/free-resources')} className={`${textLink} max-lg:hidden`}>
            {m.nav_free()}
          </a>
          <a href={localizeHref('/collections')} className={`${textLink} max-lg:hidden`}>
            {m.nav_collections()}
          </a>
          <a href={localizeHref('/blog/all')} className={`${textLink} max-xl:hidden`}>
            {m.blog_title()}
          </a>
        </nav>
        <LanguageLink className={`${textLink} max-md:px-2`} />
        <ThemeButton className={`${square} max-md:hidden`} />
        <FavoritesLink signedIn={session.user !== null} />
        {session.user === null || session.user.suspended !== null ? null : <NoticesLink key={session.user.userId} />}
        <CartLink />
        <Account session={session} />
      </div>
    </header>
  );
}
