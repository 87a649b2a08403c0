import { expect, test } from 'vitest';
import { parseImports } from './imports.ts';

test('every form of import is read, and no text that looks like one', () => {
  const source = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import { type C } from './c.ts';
    import './d.css';
    import e from '../icons/e.svg?url';
    export * from './f.ts';
    export type { G } from './g.ts';
    type H = typeof import('./h.ts');
    const i = await import('./i.ts');
    const j = await import(somewhere);
    // import k from './k.ts'
    const l = "import l from './l.ts'";
    const m = <p>import m from './m.ts'</p>;
  `;
  expect(
    parseImports('src/web/x.tsx', source)
      .map(({ path, typeOnly }) => `${path}${typeOnly ? ' type' : ''}`)
      .toSorted(),
  ).toEqual([
    'src/icons/e.svg',
    'src/web/a.ts',
    'src/web/b.ts type',
    'src/web/c.ts',
    'src/web/d.css',
    'src/web/f.ts',
    'src/web/g.ts type',
    'src/web/h.ts type',
    'src/web/i.ts',
  ]);
});

test('a file that does not parse is named', () => {
  expect(() => parseImports('src/start/app.ts', 'import {')).toThrow('src/start/app.ts: ');
});
