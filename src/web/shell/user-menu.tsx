import { lazy } from 'react';
import { Avatar } from '../../ui/components/avatar.tsx';
import { importChunk } from '../../ui/components/import-chunk.ts';
import { LazyPart } from '../../ui/components/lazy-part.tsx';
import { m } from '../../ui/paraglide/messages.js';
import type { SessionContributor, SessionUser } from '../../ui/root-data.ts';

// Visitors have no account to lead to.
const UserMenuEntries = lazy(async () => ({
  default: (await importChunk(() => import('../user-menu-entries.tsx'))).UserMenuEntries,
}));

/** A native popover: its links are there without JavaScript too. */
export function UserMenu({ user, contributor }: { user: SessionUser; contributor: SessionContributor | null }) {
  return (
    <>
      <button
        id="account-button"
        type="button"
        popoverTarget="account-menu"
        aria-label={m.menu_account()}
        title={user.username}
        className="ml-1 grid size-12 shrink-0 place-items-center rounded-full hover:bg-line/60 max-md:hidden"
      >
        <Avatar name={user.username} image={user.avatar} size={36} />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className="top-19 right-[clamp(1rem,3vw,3rem)] bottom-auto left-auto w-72 rounded-card border border-line bg-paper p-2 text-ink shadow-float"
      >
        <p className="mb-2 border-b border-line px-3 pt-2 pb-3">
          <span className="block truncate text-16 font-medium">{user.username}</span>
          {user.email === null ? null : <span className="block truncate text-14 text-muted">{user.email}</span>}
        </p>
        <LazyPart>
          <UserMenuEntries user={user} contributor={contributor} />
        </LazyPart>
      </div>
    </>
  );
}
