import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { parameters } from '../../features/catalogue/search/web/listing-address.ts';
import routes from '../routes.ts';
import { keepKnownParameters, mayBePage, pageParameters } from './page-addresses.ts';

/** Lists the first segments of all paths, without the language. */
const listAreas = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const [area] = path?.split('/').filter((segment) => segment !== 'bn?') ?? [];
    return path === undefined ? listAreas(children) : [area ?? ''];
  });

it('names every area of the routes, and no other', () => {
  const areas = new Set(listAreas(routes).filter((area) => area !== '*'));
  expect(Object.keys(pageParameters).sort()).toEqual([...areas].sort());
});

it('names what lists of works read', () => {
  for (const area of ['content', 'categories', 'contributors', 'free-resources'])
    expect(pageParameters[area]).toEqual([...parameters, 'priceMin', 'priceMax', 'picked']);
});

describe('an address keeps', () => {
  it.each([
    ['/?utm_source=x', '/'],
    ['/?', '/'],
    ['/bn?fbclid=1&show=all', '/bn?show=all'],
    ['/content?utm_source=x&q=tea&q=cup&gclid=2', '/content?q=tea&q=cup'],
    ['/bn/categories/icons?price=free&x', '/bn/categories/icons?price=free'],
    ['/Content?%71=tea&%78=1', '/Content?%71=tea'],
    ['/%63ontent?q=tea&x=1', '/%63ontent?q=tea'],
    ['//content?cursor=1&x=1', '//content?cursor=1'],
    ['/collections?q=tea&cursor=1', '/collections?cursor=1'],
    ['/terms-and-conditions?q=tea', '/terms-and-conditions'],
    ['/not-there?q=tea', '/not-there'],
    ['/content.data?_routes=root&q=tea&x=1', '/content.data?_routes=root&q=tea'],
    ['/_.data?x=1&show=all', '/_.data?show=all'],
    ['/?_routes=root', '/'],
    ['/admin/orders?status=paid', '/admin/orders?status=paid'],
    ['/bn/contributor/dashboard?days=90', '/bn/contributor/dashboard?days=90'],
    ['/content', '/content'],
  ])('of %s what its pages read', (address, kept) => {
    expect(keepKnownParameters(address)).toBe(kept);
  });
});

it('is no page where no path begins so', () => {
  for (const address of ['/wp-login.php', '/bn/nothing/here', '/4f0c?x=1', '/constructor'])
    expect(mayBePage(address)).toBe(false);
  for (const address of ['/', '/bn', '/BN/Content/1', '/%63ontent', '//x', '/content.data', '/bn.data', '/_.data'])
    expect(mayBePage(address)).toBe(true);
});
