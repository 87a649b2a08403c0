import { Icon } from '../../../../../ui/components/icon.tsx';
import { Avatar } from '../../../../../ui/components/media/avatar.tsx';
import { Time } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useFavoritesSince } from '../../../../../ui/session/favorites-store.ts';
import { useSiteActions } from '../../../../../ui/site-actions.ts';
import { displayName, type ProfileData } from './profile-view.ts';

/** Picture and name of the account, above all profile pages. */
export function ProfileHeading({ data }: { data: ProfileData }) {
  const { user, downloads } = data;
  const { before, now } = useFavoritesSince(data);
  const favorites = Math.max(0, data.favorites + now.size - before.size);
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Avatar name={displayName(user)} image={user.image} size={72} />
      <div className="min-w-0">
        <p className="text-22 line-clamp-2 font-semibold tracking-tight wrap-anywhere lg:text-28">
          {displayName(user)}
        </p>
        <p className="text-14 text-muted wrap-anywhere">
          @{user.username}
          <span aria-hidden="true" className="max-sm:hidden">
            {' · '}
          </span>
          <span className="max-sm:block">
            {m.accounts_profile_since()} <Time at={user.createdAt} format="day" />
          </span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-5 text-14">
          <Count
            path="/profile/favorites"
            count={favorites}
            label={favorites === 1 ? m.accounts_profile_favorites_one() : m.accounts_profile_favorites_count()}
          />
          <Count
            path="/profile/downloads"
            count={downloads}
            label={downloads === 1 ? m.accounts_profile_downloads_one() : m.accounts_profile_downloads_count()}
          />
        </p>
      </div>
      <SignOut />
    </div>
  );
}

/** Sign-out button for phones, whose header has no account menu. */
function SignOut() {
  const { signOut } = useSiteActions();
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      aria-label={m.sign_out()}
      title={m.sign_out()}
      className="ml-auto grid size-12 shrink-0 place-items-center self-start rounded-control hover:bg-line/60 md:hidden"
    >
      <Icon name="log-out" />
    </button>
  );
}

function Count({ path, count, label }: { path: string; count: number; label: string }) {
  return (
    <a
      href={localizeHref(path)}
      className="inline-flex min-h-6 items-center gap-1.5 text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      <span className="font-medium text-ink tabular-nums">{formatCount(count)}</span>
      {label}
    </a>
  );
}
