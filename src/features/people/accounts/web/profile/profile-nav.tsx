import { type SectionEntry, SectionNav } from '../../../../../ui/components/section-nav.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

const entries: readonly SectionEntry[] = [
  { path: '/profile/personal', icon: 'user-round', label: () => m.accounts_profile_nav_personal() },
  { path: '/profile/edit', icon: 'user-round-pen', label: () => m.accounts_profile_nav_edit() },
  { path: '/profile/favorites', icon: 'heart', label: () => m.accounts_profile_nav_favorites() },
  { path: '/profile/following', icon: 'users-round', label: () => m.accounts_profile_nav_following() },
  { path: '/profile/downloads', icon: 'download', label: () => m.accounts_profile_nav_downloads() },
  { path: '/profile/orders', icon: 'shopping-bag', label: () => m.accounts_profile_nav_orders() },
  { path: '/profile/requests', icon: 'sparkles', label: () => m.accounts_profile_nav_requests() },
  { path: '/profile/notices', icon: 'bell', label: () => m.accounts_profile_nav_notices() },
  { path: '/profile/sessions', icon: 'monitor', label: () => m.accounts_profile_nav_sessions() },
  { path: '/profile/settings', icon: 'settings', label: () => m.accounts_profile_nav_settings() },
  { path: '/profile/tokens', icon: 'code', label: () => m.accounts_profile_nav_tokens() },
];

/** `added`: entries of other features, shown before the notifications. */
export const ProfileNav = ({ added }: { added: readonly SectionEntry[] }) => {
  const at = entries.findIndex(({ path }) => path === '/profile/notices');
  return <SectionNav label={m.accounts_profile_nav()} entries={entries.toSpliced(at, 0, ...added)} />;
};
