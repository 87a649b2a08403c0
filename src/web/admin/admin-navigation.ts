import { type AdminPage, type AdminSection, buildNavigation } from '../../ui/admin/navigation.ts';
import { m } from '../../ui/paraglide/messages.js';
import { adminFeatures } from './admin-features.ts';

const sections: readonly AdminSection[] = [
  { key: 'overview', icon: 'house', label: () => m.admin_nav_overview() },
  { key: 'content', icon: 'image', label: () => m.admin_nav_content() },
  { key: 'categories', icon: 'layout-grid', label: () => m.admin_nav_categories() },
  { key: 'users', icon: 'users-round', label: () => m.admin_nav_users() },
  { key: 'contributors', icon: 'palette', label: () => m.admin_nav_contributors() },
  { key: 'orders', icon: 'shopping-bag', label: () => m.admin_nav_orders() },
  { key: 'blog', icon: 'file-text', label: () => m.admin_nav_blog() },
  { key: 'audit', icon: 'scale', label: () => m.admin_nav_audit() },
  { key: 'jobs', icon: 'rotate-ccw', label: () => m.jobs_title() },
  { key: 'webhooks', icon: 'share-2', label: () => m.webhooks_title() },
  { key: 'security', icon: 'shield-check', label: () => m.admin_nav_security() },
];

const overview: AdminPage = {
  path: '/admin/overview',
  section: 'overview',
  label: () => m.admin_nav_overview(),
};

/** How the pages stand in their sections; a page that isn't named here comes before them. */
const order: readonly string[] = [
  '/admin/overview',
  '/admin/content/upload',
  '/admin/content/assets',
  '/admin/content/collections',
  '/admin/content/reports',
  '/admin/content/requests',
  '/admin/categories/sub-categories',
  '/admin/search-keys',
  '/admin/search-keys/synonyms',
  '/admin/categories/search-by-keywords',
  '/admin/users',
  '/admin/contributors/list',
  '/admin/contributors/requests',
  '/admin/contributors/payments',
  '/admin/contributors/payment-settings',
  '/admin/orders',
  '/admin/orders/refund-requests',
  '/admin/orders/anomalies',
  '/admin/reconciliation',
  '/admin/licences',
  '/admin/blog/all',
  '/admin/blog/create',
  '/admin/blog/categories',
  '/admin/audit',
  '/admin/jobs',
  '/admin/webhooks',
  '/admin/security',
];

/** The admin area's navigation, in its order: what the features offer in the site's sections. */
export const adminNavigation = buildNavigation(
  sections,
  [overview, ...adminFeatures.flatMap(({ pages }) => pages ?? [])],
  order,
);
