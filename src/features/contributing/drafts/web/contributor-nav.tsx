import { type SectionEntry, SectionNav } from '../../../../ui/components/section-nav.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

const entries: readonly SectionEntry[] = [
  { path: '/contributor/dashboard', icon: 'house', label: () => m.drafts_nav_dashboard() },
  { path: '/contributor/assets/upload', icon: 'upload', label: () => m.drafts_nav_upload() },
  { path: '/contributor/briefs', icon: 'sparkles', label: () => m.drafts_nav_briefs() },
  { path: '/contributor/assets/pending', icon: 'eye', label: () => m.drafts_nav_pending() },
  { path: '/contributor/assets/rejected', icon: 'rotate-ccw', label: () => m.drafts_nav_rejected() },
  { path: '/contributor/assets/published', icon: 'badge-check', label: () => m.drafts_nav_published() },
  { path: '/contributor/sales-and-earnings', icon: 'wallet', label: () => m.drafts_nav_earnings() },
  { path: '/contributor/withdrawals', icon: 'banknote', label: () => m.drafts_nav_withdrawals() },
  { path: '/contributor/collaborations', icon: 'users-round', label: () => m.drafts_nav_collaborations() },
  { path: '/contributor/payment-settings', icon: 'settings', label: () => m.drafts_nav_payment_settings() },
];

export const ContributorNav = () => <SectionNav label={m.drafts_nav()} entries={entries} />;
