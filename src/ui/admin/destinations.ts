import type { Admin } from '../../features/admins/web/admin.ts';
import type { IconName } from '../components/icon.tsx';
import { m } from '../paraglide/messages.js';

/** A place in the admin area. */
export interface Destination {
  /** Without a language. */
  readonly path: string;
  readonly label: () => string;
  /** Its screen exists. */
  readonly ready?: true;
  readonly ownerOnly?: true;
}

export interface Section {
  readonly key: string;
  readonly icon: IconName;
  readonly label: () => string;
  readonly items: readonly Destination[];
}

/** The navigation, in its order. A section of one is no group. */
const sections: readonly Section[] = [
  {
    key: 'overview',
    icon: 'house',
    label: () => m.admin_nav_overview(),
    items: [{ path: '/admin/overview', label: () => m.admin_nav_overview(), ready: true }],
  },
  {
    key: 'content',
    icon: 'image',
    label: () => m.admin_nav_content(),
    items: [
      { path: '/admin/content/upload', label: () => m.admin_nav_content_upload() },
      { path: '/admin/content/assets', label: () => m.admin_nav_content_assets() },
      { path: '/admin/content/collections', label: () => m.admin_nav_content_collections() },
      { path: '/admin/content/requests', label: () => m.admin_nav_content_requests() },
    ],
  },
  {
    key: 'categories',
    icon: 'layout-grid',
    label: () => m.admin_nav_categories(),
    items: [
      {
        path: '/admin/categories/sub-categories',
        label: () => m.admin_nav_subcategories(),
        ready: true,
      },
      { path: '/admin/categories/search-by-keywords', label: () => m.admin_nav_keywords() },
    ],
  },
  {
    key: 'users',
    icon: 'users-round',
    label: () => m.admin_nav_users(),
    items: [{ path: '/admin/users', label: () => m.admin_nav_users(), ready: true }],
  },
  {
    key: 'contributors',
    icon: 'palette',
    label: () => m.admin_nav_contributors(),
    items: [
      { path: '/admin/contributors/list', label: () => m.admin_nav_contributors_list() },
      { path: '/admin/contributors/requests', label: () => m.admin_nav_contributors_requests() },
      { path: '/admin/contributors/payments', label: () => m.admin_nav_payments(), ownerOnly: true },
      {
        path: '/admin/contributors/payment-settings',
        label: () => m.admin_nav_payment_settings(),
        ownerOnly: true,
      },
    ],
  },
  {
    key: 'orders',
    icon: 'shopping-bag',
    label: () => m.admin_nav_orders(),
    items: [{ path: '/admin/orders', label: () => m.admin_nav_orders() }],
  },
  {
    key: 'blog',
    icon: 'file-text',
    label: () => m.admin_nav_blog(),
    items: [
      { path: '/admin/blog/all', label: () => m.admin_nav_blog_all() },
      { path: '/admin/blog/create', label: () => m.admin_nav_blog_create() },
      { path: '/admin/blog/categories', label: () => m.admin_nav_blog_categories() },
    ],
  },
  {
    key: 'audit',
    icon: 'scale',
    label: () => m.admin_nav_audit(),
    items: [{ path: '/admin/audit', label: () => m.admin_nav_audit(), ready: true, ownerOnly: true }],
  },
  {
    key: 'security',
    icon: 'shield-check',
    label: () => m.admin_nav_security(),
    items: [{ path: '/admin/security', label: () => m.admin_nav_security(), ready: true }],
  },
];

/** What somebody in this role is shown. */
export function sectionsFor(role: Admin['role']): Section[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter((item) => role === 'owner' || !item.ownerOnly) }))
    .filter((section) => section.items.length > 0);
}

export function destinationAt(path: string): Destination | undefined {
  const plain = path.replace(/\/+$/, '');
  return sections.flatMap(({ items }) => items).find((item) => item.path === plain);
}

/** The screens that there are, for this role. */
export function isReadyFor(role: Admin['role']): Destination[] {
  return sectionsFor(role).flatMap(({ items }) => items.filter((item) => item.ready));
}
