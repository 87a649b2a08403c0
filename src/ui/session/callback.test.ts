import { describe, expect, it } from 'vitest';
import { adminArea, contributorArea, parseCallback, toSignInAddress } from './callback.ts';

const landing = '/admin/overview';
/** Parses a parameter as in a URL, where `?callback=…` is decoded once. */
const inAddress = (raw: string): string =>
  parseCallback(new URLSearchParams(`callback=${raw}`).get('callback'), adminArea);

describe('a callback that is followed', () => {
  it.each([
    ['/admin/users', '/admin/users'],
    ['/admin/users/', '/admin/users/'],
    ['/admin/users?q=rahim&status=active', '/admin/users?q=rahim&status=active'],
    ['/admin/users?q=a%20b', '/admin/users?q=a%20b'],
    ['/admin/users#row', '/admin/users'],
    ['/admin/contributors/payment-settings', '/admin/contributors/payment-settings'],
    ['/admin/overview', landing],
    ['/admin', landing],
    ['/admin/', landing],
  ])('%s', (text, path) => expect(parseCallback(text, adminArea)).toBe(path));

  it('is decoded once', () => expect(inAddress('%2Fadmin%2Fusers%3Fq%3Dx')).toBe('/admin/users?q=x'));
});

describe('a callback that is ignored', () => {
  it.each([
    null,
    '',
    ' ',
    '/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/admin\\..\\evil',
    'https://evil.example',
    'https:evil.example',
    'https:/admin',
    'javascript:alert(1)',
    'data:text/html,x',
    'admin/users',
    '/administrator',
    '/adminx',
    '/ADMIN/users',
    '/bn/admin/users',
    '/content',
    '/admin/..',
    '/admin/../..',
    '/admin/../content',
    '/admin/./users',
    '/admin/..;/content',
    '/admin/%2e%2e/content',
    '/admin/..%2fcontent',
    '/admin%2f..%2fcontent',
    '/admin/%252e%252e/content',
    '%2f%2fevil.example',
    '%252f%252fevil.example',
    '/admin//evil.example',
    '/admin/users?next=//evil.example',
    '/admin@evil.example',
    '/admin/@evil.example',
    '/admin:80@evil.example',
    '.evil.example/admin',
    '@evil.example/admin',
    '/admin/users\n',
    '/admin\r\nLocation: https://evil.example',
    '\t/admin/users',
    '/admin/\tusers',
    '/admin/users\u0000',
    '/admin/users\u202e',
    '/admin／users',
    ' /admin/users',
    '/admin/<script>',
    '/admin/login',
    '/admin/login/',
    '/admin/login?callback=/admin/login',
    `/admin/${'x'.repeat(600)}`,
  ])('%j', (text) => expect(parseCallback(text, adminArea)).toBe(landing));

  it.each(['%2F%2Fevil.example', '%252Fadmin', '%2Fadmin%2F..%2F..', '%5C%5Cevil', '%09%2Fadmin', '%0A//evil'])(
    'in an address: %s',
    (raw) => expect(inAddress(raw)).toBe(landing),
  );
});

it('a sign-in leads back', () => {
  expect(toSignInAddress('/admin/users?q=x', adminArea)).toBe('/admin/login?callback=%2Fadmin%2Fusers%3Fq%3Dx');
  expect(toSignInAddress('/admin/overview', adminArea)).toBe('/admin/login');
  expect(toSignInAddress('/admin/login', adminArea)).toBe('/admin/login');
});

it.each([
  ['/contributor/briefs/abc?sort=new', '/contributor/briefs/abc?sort=new'],
  ['/contributor', '/contributor/dashboard'],
  ['/contributor/login', '/contributor/dashboard'],
  ['/contributors/rahima', '/contributor/dashboard'],
  ['/admin/users', '/contributor/dashboard'],
  ['/contributor/../admin', '/contributor/dashboard'],
  [null, '/contributor/dashboard'],
])('contributors who come from %s go to %s', (text, path) => expect(parseCallback(text, contributorArea)).toBe(path));

it('leads contributors to a sign-in of their own', () => {
  expect(toSignInAddress('/contributor/briefs', contributorArea)).toBe(
    '/contributor/login?callback=%2Fcontributor%2Fbriefs',
  );
  expect(toSignInAddress('/contributor/dashboard', contributorArea)).toBe('/contributor/login');
});
