import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { BarChart, type ChartBar, describeChange } from './bar-chart.tsx';
import { findLineStep } from './chart/bar-plot.tsx';

afterEach(() => overwriteGetLocale(() => 'en'));

const bars: ChartBar[] = [
  { span: '2026-11-20', up: 300, down: 100, cells: ['৳3', '৳1'] },
  { span: '2026-11-21', up: 0, before: 200, cells: ['৳0', '৳0'] },
  { span: '2026-11-22', up: 100, down: 0, cells: ['৳1', '৳0'] },
];
const draw = (given: readonly ChartBar[] = bars): string =>
  renderToStaticMarkup(
    <BarChart title="Earnings" total="৳3" note="Sales: 2" columns={['Earned', 'Deducted']} bars={given} />,
  );

/** Reads the top and height of each rectangle, in order. */
const readBars = (html: string): [number, number][] =>
  [...html.matchAll(/<rect[^>]* y="([^"]+)"[^>]* height="([^"]+)"/g)].map(([, y, height]) => [
    Number(y),
    Number(height),
  ]);

it('draws what came upwards and what went downwards, from one line, to one scale', () => {
  expect(readBars(draw())).toEqual([
    [0, 90],
    [90, 30],
    [60, 30],
  ]);
});

it('keeps what is small visible, and draws nothing for nothing', () => {
  const [tiny = [0, 0]] = readBars(
    draw([
      { span: '2026-10', up: 1, cells: [] },
      { span: '2026-11', up: 50_000, cells: [] },
      { span: '2026-12', up: 100_000, cells: [] },
    ]),
  );
  expect(tiny[1]).toBe(3);
  expect(readBars(draw([{ span: '2026-11', up: 0, cells: [] }]))).toEqual([]);
  expect(draw([])).toContain('Earnings');
});

it('says in words what fewer than three bars would show', () => {
  expect(draw([{ span: '2026-11', up: 0, cells: ['৳0', '৳0'] }])).toContain('No data for this period.');
  const html = draw([{ span: '2026-11', up: 5, cells: ['৳5', '৳0'] }]);
  expect(html).toContain('Not enough data for a chart yet.');
  expect(html).not.toContain('<svg');
  expect(html).toContain('<table');
});

it('has three lines with round values, the last value, and a dotted line of what was before', () => {
  const html = draw();
  expect([...html.matchAll(/<span class="absolute[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    '0',
    '100',
    '200',
    '300',
  ]);
  expect(html).toContain('22 Nov 2026: <span class="font-medium text-ink">100</span>');
  expect(html).toContain('points="15,30"');
  expect(html).toContain('Previous 3 days');
  expect([0, 1, 3, 4, 7, 16, 299, 301, 100_000].map(findLineStep)).toEqual([1, 1, 1, 2, 5, 10, 100, 200, 50_000]);
});

it('has the same in a table with headings, newest first; the picture is not read out', () => {
  const html = draw();
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
  expect(html).toContain('<caption class="sr-only">Earnings</caption>');
  expect([...html.matchAll(/<th scope="(?:col|row)"[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'Day',
    'Earned',
    'Deducted',
    '22 Nov 2026',
    '21 Nov 2026',
    '20 Nov 2026',
  ]);
  expect([...html.matchAll(/<td[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    '৳1',
    '৳0',
    '৳0',
    '৳0',
    '৳3',
    '৳1',
  ]);
});

it('names months, in the language of the page', () => {
  overwriteGetLocale(() => 'bn');
  const html = draw([{ span: '2026-11', up: 1, cells: ['৳১', '৳০'] }]);
  expect(html).toContain('নভেম্বর ২০২৬');
  expect(html).toContain('>মাস<');
});

it('compares with the time before, where there was something', () => {
  expect(describeChange(15, 10, 30)).toBe('+50% compared to the previous 30 days');
  expect(describeChange(5, 10, 7)).toBe('−50% compared to the previous 7 days');
  expect(describeChange(10, 10, 7)).toBe('0% compared to the previous 7 days');
  expect(describeChange(5, 0, 7)).toBe('');
  expect(describeChange(5, -5, 7)).toBe('');
});
