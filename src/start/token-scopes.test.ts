import { expect, it } from 'vitest';
import { listAdminScopes, listUserScopes } from '../features/people/tokens/rules/offered.ts';
import { endpoints } from './features.ts';
import { getTokenAccess, scopeOperations } from './token-scopes.ts';

/** Reads that stay closed to tokens, by reason. A new read belongs here or to a scope. */
const closedReads: Readonly<Record<string, readonly string[]>> = {
  'security of the account or admin': [
    'GET /admin/authenticate',
    'GET /admin/sessions',
    'GET /admin/tokens',
    'GET /user/authenticate',
    'GET /user/deletion',
    'GET /user/export',
    'GET /user/get/profile',
    'GET /user/sessions',
    'GET /user/sessions/of/{id}',
    'GET /user/sign-in/settings',
    'GET /user/tokens',
    'GET /user/unsubscribe/{token}',
  ],
  'payout accounts, payments and secrets': [
    'GET /contributor/withdraw-option',
    'GET /payment/providers',
    'GET /payment/sandbox/show/{id}',
    'GET /payment/{provider}/return/{id}',
    'GET /webhooks/all',
    'GET /webhooks/deliveries/{id}',
    'GET /webhooks/delivery/{id}',
    'GET /webhooks/single/{id}',
    'GET /withdraw-request/batch/all',
    'GET /withdraw-request/batch/{id}',
  ],
  'screens of the site': [
    'GET /admin/find',
    'GET /admin/notes/{id}',
    'GET /admin/synonyms/preview',
    'GET /admin/views',
    'GET /blog/admin/preview/{id}',
    'GET /affiliate/mine',
    'GET /affiliate/terms',
    'GET /blog/liked/{id}',
    'GET /bundle/offer/{id}',
    'GET /cart/all',
    'GET /catalogue/fill-progress',
    'GET /content-request/briefs',
    'GET /content-request/briefs/{id}',
    'GET /content-request/forget/{token}',
    'GET /content-request/mine',
    'GET /content-request/picture/{id}/{name}',
    'GET /content-request/pictures',
    'GET /content/review/aids',
    'GET /contributor/account',
    'GET /contributor/bundles',
    'GET /contributor/collaborations',
    'GET /contributor/collaborations/work/{id}',
    'GET /contributor/discounts',
    'GET /exclusions/all',
    'GET /favorites/all',
    'GET /favorites/contentIds',
    'GET /favorites/lists/all',
    'GET /favorites/lists/shared/{token}',
    'GET /favorites/lists/single/{id}',
    'GET /follow/contributor/{id}',
    'GET /follow/mine',
    'GET /follow/search',
    'GET /follow/searches',
    'GET /order/particulars',
    'GET /rating/mine',
    'GET /rating/mine/{contentId}',
    'GET /user/notices',
    'GET /user/notices/unread',
  ],
  'pictures and samples of the page of a work': [
    'GET /content/crop/{id}/{fileId}',
    'GET /content/documents/{id}/{fileId}/{picture}',
    'GET /content/drawing-card/{id}/{drawing}',
    'GET /content/drawing-file/{id}/{drawing}/{form}',
    'GET /content/drawing-picture/{id}/{drawing}',
    'GET /content/font-text/{id}/{fileId}/{face}',
    'GET /content/fonts/{id}/{fileId}/{face}',
    'GET /content/inside/{id}/{fileId}/{sheet}',
    'GET /content/marked-tiles/{id}/{fileId}/{tile}',
    'GET /content/motion-card/{id}',
    'GET /content/motion/{id}/{fileId}/{picture}',
    'GET /content/palette/{contentId}',
    'GET /content/panorama/{id}/{fileId}/{picture}',
    'GET /content/play/{contentId}/{variantId}/{fileId}',
    'GET /content/sounds/{id}/{fileId}/{sample}',
    'GET /content/tiles/{id}/{fileId}/{tile}',
    'GET /content/turntable/{id}/{fileId}/{picture}',
  ],
};

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const operations = endpoints.map(({ operation }) => operation);

it('every read has one scope, or is closed to tokens on purpose', () => {
  const scoped = Object.values(scopeOperations).flat();
  const closed = Object.values(closedReads).flat();
  expect([...new Set(scoped)]).toEqual(scoped);
  expect(closed.filter((key) => (scoped as string[]).includes(key))).toEqual([]);
  const reads = operations.filter(({ method }) => method === 'GET').map(keyOf);
  const scopedReads = scoped.filter((key) => key.startsWith('GET '));
  expect([...scopedReads, ...closed].sort()).toEqual([...reads].sort());
});

it('only uploads, drafts and their submission can be written, never as an admin', () => {
  const writes = operations.filter((each) => each.method !== 'GET' && getTokenAccess(each) !== undefined);
  expect(writes.map((each) => getTokenAccess(each))).toEqual(writes.map(() => 'works:upload'));
  expect(new Set(writes.map(({ access }) => access))).toEqual(new Set(['creator']));
  expect(
    writes.map(keyOf).filter((key) => !/^\w+ \/(uploads|content\/(create|update|merge|split|submit))/.test(key)),
  ).toEqual([]);
});

it('a scope belongs to people or to admins, and the site’s public reads to both', () => {
  const allowed = {
    any: ['public'],
    'catalogue:read': ['public'],
    'works:read': ['creator', 'contributor'],
    'works:upload': ['creator'],
    'orders:read': ['public', 'user'],
    'earnings:read': ['user', 'contributor'],
    'withdrawals:read': ['user'],
    'admin:read': ['admin'],
    'owner:read': ['owner'],
  };
  for (const operation of operations) {
    const scope = getTokenAccess(operation);
    if (scope !== undefined)
      expect([keyOf(operation), allowed[scope as keyof typeof allowed]]).toEqual([
        keyOf(operation),
        expect.arrayContaining([operation.access]),
      ]);
  }
  expect(listAdminScopes('moderator')).not.toContain('owner:read');
  expect(listAdminScopes('owner').filter((scope) => listUserScopes(true).includes(scope))).toEqual(['catalogue:read']);
});
