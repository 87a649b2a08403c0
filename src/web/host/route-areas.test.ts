import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { parseArea, splitByArea } from './route-areas.ts';

const route = (id: string, parentId: string | undefined, path?: string) => ({ id, parentId, path, module: {} });
const routes = Object.fromEntries(
  [
    route('root', undefined, ''),
    route('home', 'root', 'bn?'),
    route('content', 'root', 'bn?/content'),
    route('work', 'root', 'bn?/content/:id'),
    route('shell', 'root'),
    route('users', 'shell', 'bn?/admin/users'),
    route('none', 'root', '*'),
  ].map((each) => [each.id, each]),
);
const build = { routes, assets: { routes } } as unknown as ServerBuild;

it('keeps below each first segment the routes that can match there, in their order, with those around them', () => {
  const areas = [...splitByArea(build)].map(([area, part]) => [area, Object.keys(part.routes)]);
  expect(areas).toEqual([
    ['', ['root', 'home', 'none']],
    ['content', ['root', 'content', 'work', 'none']],
    ['admin', ['root', 'shell', 'users', 'none']],
    ['*', ['root', 'none']],
  ]);
  for (const part of splitByArea(build).values())
    expect(Object.keys(part.assets.routes)).toEqual(Object.keys(part.routes));
});

it('finds the first segment of an address in each language', () => {
  expect(['/', '/bn', '/bn/', '/content', '/bn/content/1', '/free-resources/'].map(parseArea)).toEqual([
    '',
    '',
    '',
    'content',
    'content',
    'free-resources',
  ]);
});

it('knows no area of an address that is written in an unusual way', () => {
  for (const path of ['//content', '/Content', '/%63ontent', '/content.data', '/_.data', '/bn.data'])
    expect(parseArea(path)).toBeUndefined();
});
