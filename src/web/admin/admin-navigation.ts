import { type AdminPage, type AdminSection, buildNavigation } from '../../ui/admin/navigation.ts';
import { m } from '../../ui/paraglide/messages.js';
import { adminFeatures } from './admin-features.ts';

/** Sections of the navigation; features name one in `section` of their pages. */
const sections: readonly AdminSection[] = [
  { key: 'overview', icon: 'house', label: () => m.admin_nav_overview() },
  { key: 'inbox', icon: 'bell', label: () => m.admin_nav_inbox() },
  { key: 'catalogue', icon: 'image', label: () => m.admin_nav_catalogue() },
  { key: 'people', icon: 'users-round', label: () => m.admin_nav_people() },
  { key: 'money', icon: 'banknote', label: () => m.admin_nav_money() },
  { key: 'blog', icon: 'file-text', label: () => m.admin_nav_blog() },
  { key: 'system', icon: 'settings', label: () => m.admin_nav_system() },
];

const overview: AdminPage = {
  path: '/admin/overview',
  section: 'overview',
  label: () => m.admin_nav_overview(),
};

/** Order of the pages in their sections; a page that isn't listed comes first. */
const order: readonly string[] = [
  '/admin/overview',
  '/admin/contributors/requests',
  '/admin/content/reports',
  '/admin/orders/refund-requests',
  '/admin/content/requests',
  '/admin/contributors/payments',
  '/admin/orders/anomalies',
  '/admin/contributors/templates',
  '/admin/content/assets',
  '/admin/content/upload',
  '/admin/content/ratings',
  '/admin/content/collections',
  '/admin/categories/sub-categories',
  '/admin/categories/search-by-keywords',
  '/admin/search-keys',
  '/admin/search-keys/few-found',
  '/admin/search-keys/synonyms',
  '/admin/search-keys/lexicon',
  '/admin/licences',
  '/admin/users',
  '/admin/contributors/list',
  '/admin/orders',
  '/admin/reconciliation',
  '/admin/contributors/payment-settings',
  '/admin/vat',
  '/admin/blog/all',
  '/admin/blog/create',
  '/admin/blog/categories',
  '/admin/audit',
  '/admin/jobs',
  '/admin/webhooks',
  '/admin/security',
];

/** Navigation of the admin area, built from the features' pages. */
export const adminNavigation = buildNavigation(
  sections,
  [overview, ...adminFeatures.flatMap(({ pages }) => pages ?? [])],
  order,
);
