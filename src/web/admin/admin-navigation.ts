import { type AdminPage, type AdminSection, buildNavigation } from '../../ui/admin/navigation.ts';
import { stripTrailingSlashes } from '../../ui/locale.ts';
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

/** Places whose screens are still to come. A feature that offers a page under the same path takes its place. */
const planned: readonly AdminPage[] = (
  [
    ['content', '/admin/content/upload', () => m.admin_nav_content_upload()],
    ['content', '/admin/content/assets', () => m.admin_nav_content_assets()],
    ['content', '/admin/content/collections', () => m.admin_nav_content_collections()],
    ['content', '/admin/content/reports', () => m.reports_admin_title()],
    ['content', '/admin/content/requests', () => m.admin_nav_content_requests()],
    ['categories', '/admin/categories/search-by-keywords', () => m.admin_nav_keywords()],
    ['contributors', '/admin/contributors/list', () => m.admin_nav_contributors_list()],
    ['contributors', '/admin/contributors/requests', () => m.admin_nav_contributors_requests()],
    ['contributors', '/admin/contributors/payments', () => m.admin_nav_payments(), 'owner'],
    ['contributors', '/admin/contributors/payment-settings', () => m.admin_nav_payment_settings(), 'owner'],
    ['blog', '/admin/blog/all', () => m.admin_nav_blog_all()],
    ['blog', '/admin/blog/create', () => m.admin_nav_blog_create()],
    ['blog', '/admin/blog/categories', () => m.admin_nav_blog_categories()],
  ] as const
).map(([section, path, label, owner]) => ({
  section,
  path,
  label,
  isPlanned: true,
  ...(owner && { isOwnerOnly: true }),
}));

/** The admin area's navigation, in its order: what the features offer in the site's sections. */
export const adminNavigation = buildNavigation(
  sections,
  [overview, ...adminFeatures.flatMap(({ pages }) => pages ?? [])],
  planned,
);

export function findAdminPage(path: string): AdminPage | undefined {
  const plain = stripTrailingSlashes(path);
  return adminNavigation.flatMap(({ items }) => items).find((item) => item.path === plain);
}
