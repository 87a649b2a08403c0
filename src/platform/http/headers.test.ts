import { expect, it } from 'vitest';
import { headersOf, isAdminPage, pagePolicy, toTransportSecurity } from './headers.ts';

const externalOrigins = {
  script: ['https://apis.google.com', 'https://www.google.com/recaptcha/'],
  connect: ['https://identitytoolkit.googleapis.com'],
  frame: ['https://a.firebaseapp.com', 'https://www.google.com/recaptcha/'],
};
const policyOf = (path: string): string =>
  pagePolicy('n', { development: false, externalOrigins, isAdmin: isAdminPage(`http://localhost${path}`) });

it.each(['/', '/bn', '/content?q=admin', '/administrator', '/bn/profile'])(
  '%s trusts scripts by nonce alone',
  (path) => {
    const policy = policyOf(path);
    expect(policy).toMatch(/script-src 'self' 'nonce-n' 'strict-dynamic' /);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-src 'self' https://a.firebaseapp.com");
  },
);

it.each([
  ...['/admin', '/admin/users?q=a', '/bn/admin', '/bn/admin/audit', '/admin?x', '/admin/login'],
  // The router treats these paths like the admin pages.
  ...['/%61dmin/login', '/b%6E/%61%64min', '/Admin', '/admin%2Flogin'],
])('%s runs nothing but our own scripts', (path) => {
  const policy = policyOf(path);
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  expect(policy).not.toMatch(/google|firebase|https:/);
});

it('gives scripts and style sheets no header that only documents obey, and everything else those that it may need', () => {
  for (const type of ['text/javascript; charset=utf-8', 'text/css; charset=utf-8'])
    expect(Object.keys(headersOf(type))).toEqual(['x-content-type-options', 'cross-origin-resource-policy']);
  for (const type of ['application/json', 'image/svg+xml', ''])
    expect(headersOf(type)).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  expect(headersOf('text/html; charset=utf-8')).toMatchObject({
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
});

it('speaks of subdomains only where the operator says so', () => {
  expect(toTransportSecurity(false)).toBe('max-age=31536000');
  expect(toTransportSecurity(true)).toBe('max-age=31536000; includeSubDomains');
});
