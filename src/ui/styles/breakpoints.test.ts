import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('has the breakpoints of the specification, and no other', () => {
  const styles = readFileSync(join(import.meta.dirname, 'app.css'), 'utf8');
  const found = [...styles.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => Number(width));
  expect(found).toEqual([375, 576, 768, 992, 1366, 1536, 1920, 2000]);
  expect(styles).toContain('--breakpoint-*: initial');
});

// The accessibility checks of pages don't read style sheets, so they can't find a layout that works in one orientation.
it('has no styles that depend on the orientation', () => {
  for (const name of ['app.css', 'print.css'])
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).not.toMatch(/orientation/);
});
