import { expect, it } from 'vitest';
import { isAdminPage, pagePolicy } from './headers.ts';

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
  // The router reads these as the same pages.
  ...['/%61dmin/login', '/b%6E/%61%64min', '/Admin', '/admin%2Flogin'],
])('%s runs nothing but our own scripts', (path) => {
  const policy = policyOf(path);
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  expect(policy).not.toMatch(/google|firebase|https:/);
});
