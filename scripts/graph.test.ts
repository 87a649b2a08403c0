import { expect, test } from 'vitest';
import { buildGraph } from './graph.ts';
import { drawGraph } from './graph-drawing.ts';

const tree = new Map([
  [
    'src/web/root.tsx',
    "import { Card } from '../features/catalogue/content/web/card.tsx';\nimport { Icon } from '../ui/icon.tsx';",
  ],
  ['src/features/catalogue/content/web/card.tsx', "import type { Money } from '../../../../ui/money.ts';"],
  ['src/features/catalogue/content/web/card.test.tsx', "import { root } from '../../../../web/root.tsx';"],
  ['src/ui/icon.tsx', "import type { Card } from '../features/catalogue/content/web/card.tsx';"],
  ['src/ui/money.ts', ''],
]);

test('the graph counts imports between the floors, by value and by type, and marks those that go up', () => {
  const { parts, edges } = buildGraph(tree, 'feature');
  expect(parts).toEqual(['web', 'content', 'ui']);
  expect(edges).toEqual([
    { from: 'web', to: 'content', count: 1, isUp: false },
    { from: 'web', to: 'ui', count: 1, isUp: false },
    { from: 'content', to: 'ui', count: 1, isUp: false },
    { from: 'ui', to: 'content', count: 1, isUp: true },
  ]);
  expect(drawGraph(parts, edges)).toContain('4 arrows, 1 up');
});

test('groups stand for their features', () => {
  expect(buildGraph(tree).edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'web catalogue',
    'web ui',
    'catalogue ui',
    'ui catalogue',
  ]);
});
