import { expect, it } from 'vitest';
import { isAdminPath } from './admin-path.ts';

it.each(['/admin', '/admin/', '/admin/login', '/admin/users/1', '/bn/admin', '/bn/admin/users'])(
  '%s belongs to the admins',
  (path) => expect(isAdminPath(path)).toBe(true),
);

it.each([
  '/',
  '/bn',
  '/administrator',
  '/adminx/users',
  '/ADMIN',
  '/Admin/users',
  '/admin%2fusers',
  '/admin-area',
  '/content/admin',
  '/bnadmin',
  '/bn/bn/admin',
  '/en/admin',
  '//admin',
  '',
])('%s does not', (path) => expect(isAdminPath(path)).toBe(false));
