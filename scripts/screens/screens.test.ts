import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import routes from '../../src/web/routes.ts';
import { renderContactSheet } from './contact-sheet.ts';
import { listScreenPages } from './pages.ts';
import { listShots, parseScreensOptions, toFileName, UsageError } from './views.ts';

const facts = {
  contentId: 'a-1',
  contentPath: '/content/a-1/boat',
  drawingsPath: '/content/c-3/icons',
  drawingPath: '/content/c-3/icons/arrow',
  fontPath: '/content/b-2/poppins',
  patternPath: '/content/e-5/leaves',
  soundPath: '/content/c-3/rain',
  contributor: 'mina',
  collection: 'rivers',
  postId: 'd-4',
};
const pages = listScreenPages(facts);
const shots = (...args: string[]) => listShots(pages, parseScreensOptions(args));

interface RouteEntry {
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** Lists the route patterns of all pages, without a language. */
function listPatterns(entries: readonly RouteEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = path === undefined ? above : `${above}/${path}`;
    const own = index || children === undefined ? [here.replace(/^\/bn\?/, '') || '/'] : [];
    return [...own, ...listPatterns(children ?? [], here)];
  });
}

it('photographs every page of the site', () => {
  const paths = pages.map(({ path }) => path.split('?', 1)[0] ?? '');
  const patterns = listPatterns(routes);
  expect(patterns).toContain('/admin/users');
  expect(patterns.filter((pattern) => !paths.some((path) => matchPath(pattern, path) !== null))).toEqual([]);
});

it('takes each page at four widths, in two languages and two schemes', () => {
  expect(shots()).toHaveLength(pages.length * 16);
  expect(new Set(shots().map(toFileName)).size).toBe(pages.length * 16);
});

it('can be narrowed down by page, width, language and scheme', () => {
  const some = shots('--page', 'home,admin-*', '--width', '360', '--language', 'bn', '--scheme', 'dark');
  expect(some.map(toFileName)).toContain('home-360-bn-dark.png');
  expect(some.every(({ page }) => page.name === 'home' || page.name.startsWith('admin-'))).toBe(true);
  expect(some.every(({ width, language, scheme }) => width === 360 && language === 'bn' && scheme === 'dark')).toBe(
    true,
  );
});

it.each([['--page', 'hoem'], ['--width', 'wide'], ['--language', 'fr'], ['--scheme', 'sepia'], ['--colour']])(
  'refuses %s %s in one sentence',
  (...args) => {
    expect(() => shots(...args)).toThrow(UsageError);
  },
);

it('shows each picture on one page, with what went wrong first', () => {
  const some = shots('--page', 'listing-search', '--width', '360');
  const html = renderContactSheet(some, ['<script> failed']);
  for (const shot of some) expect(html).toContain(`src="${toFileName(shot)}"`);
  expect(html).toContain('&lt;script> failed');
});
