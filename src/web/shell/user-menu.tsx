import { Icon, type IconName } from '../../ui/components/icon.tsx';
import { Avatar } from '../../ui/components/media/avatar.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { SessionContributor, SessionUser } from '../../ui/root-data.ts';
import { useSiteActions } from '../../ui/site-actions.ts';

const entry = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-14 hover:bg-canvas';

function Entry({ path, icon, label }: { path: string; icon: IconName; label: string }) {
  return (
    <li>
      <a href={localizeHref(path)} className={entry}>
        <Icon name={icon} className="size-4.5 text-muted" />
        {label}
      </a>
    </li>
  );
}

function ContributorEntry({ contributor }: { contributor: SessionContributor | null }) {
  const isUnderReview = contributor?.status === 'pending' && contributor.terms !== null;
  if (contributor?.status === 'active')
    return (
      <>
        <Entry path="/contributor/dashboard" icon="upload" label={m.drafts_nav()} />
        <Entry path={`/contributors/${contributor.username}`} icon="badge-check" label={m.contributors_own_page()} />
      </>
    );
  if (isUnderReview)
    return (
      <>
        <Entry path="/contributor/assets/upload" icon="upload" label={m.drafts_nav()} />
        <Entry path="/get-involved" icon="info" label={m.menu_contributor_pending()} />
      </>
    );
  return <Entry path="/get-involved" icon="upload" label={m.footer_contribute()} />;
}

/** Account menu as a native popover, whose links work without JavaScript. */
export function UserMenu({
  user,
  contributor,
  area,
}: {
  user: SessionUser;
  contributor: SessionContributor | null;
  /** In the shop, phones have a bottom bar instead of this menu. */
  area: 'shop' | 'contributor';
}) {
  const isShop = area === 'shop';
  const { signOut } = useSiteActions();
  const name = user.name === '' ? user.username : user.name;
  return (
    <>
      <button
        id="account-button"
        type="button"
        popoverTarget="account-menu"
        aria-label={m.menu_account()}
        title={name}
        className={`ml-1 grid size-12 shrink-0 place-items-center rounded-full hover:bg-line/60 ${isShop ? 'max-md:hidden' : ''}`}
      >
        <Avatar name={name} image={user.avatar} size={36} />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className={`${isShop ? 'top-19 right-[clamp(1rem,3vw,3rem)]' : 'top-17 right-4'} bottom-auto left-auto w-72 rounded-card border border-line bg-paper p-2 text-ink shadow-float`}
      >
        <p className="mb-2 border-b border-line px-3 pt-2 pb-3">
          <span className="block truncate text-16 font-medium">{name}</span>
          {user.email === null ? null : <span className="block truncate text-14 text-muted">{user.email}</span>}
        </p>
        {isShop ? null : (
          <ul className="mb-2 border-b border-line pb-2">
            <Entry path="/" icon="shopping-bag" label={m.menu_shop()} />
            {contributor?.status === 'active' ? (
              <Entry
                path={`/contributors/${contributor.username}`}
                icon="badge-check"
                label={m.contributors_own_page()}
              />
            ) : null}
          </ul>
        )}
        {user.suspended === null ? (
          <ul className="mb-2 border-b border-line pb-2">
            <Entry path="/profile/personal" icon="user-round" label={m.menu_personal()} />
            <Entry path="/profile/favorites" icon="heart" label={m.nav_favorites()} />
            <Entry path="/profile/downloads" icon="download" label={m.menu_downloads()} />
            <Entry path="/profile/settings" icon="settings" label={m.menu_settings()} />
            {isShop ? <ContributorEntry contributor={contributor} /> : null}
          </ul>
        ) : null}
        <button type="button" popoverTarget="account-menu" onClick={() => void signOut()} className={entry}>
          <Icon name="log-out" className="size-4.5 text-muted" />
          {m.sign_out()}
        </button>
      </div>
    </>
  );
}
