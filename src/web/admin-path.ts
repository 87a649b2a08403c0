import { parsePathLocale } from '../ui/locale.ts';

/**
 * Whether a page belongs to the admins: its look, and which session it asks for; never what may be done there.
 * Whole segments count: `/administrator` and `/ADMIN` are not `/admin`.
 */
export function isAdminPath(pathname: string): boolean {
  return pathname.split('/')[parsePathLocale(pathname) === 'en' ? 1 : 2] === 'admin';
}
