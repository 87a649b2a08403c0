import { expect, it } from 'vitest';
import type { FileView } from '../content-view.ts';
import { listModels } from './model-view.ts';

const file = (_id: string, name: string, format = 'glb') =>
  ({ _id, name, format, size: 9, figures: { triangles: 12, vertices: 8, materials: 1 } }) as unknown as FileView;

it('lists each model once, with an address where the visitor may use it', () => {
  const [boat, stall, readme] = [file('b', 'boat_nouka.glb'), file('s', 'tea-stall.glb'), file('r', 'readme.md', 'md')];
  const variants = [
    { _id: 'paid', price: 900, files: [boat, stall, readme] },
    { _id: 'free', price: 0, files: [boat] },
  ];
  const list = (mayOpen: boolean) => listModels('work', variants, () => mayOpen).map(({ name, url }) => [name, url]);
  expect(list(false)).toEqual([
    ['boat nouka', '/api/v1/content/play/work/free/b'],
    ['tea stall', null],
  ]);
  expect(list(true)).toEqual([
    ['boat nouka', '/api/v1/content/play/work/paid/b'],
    ['tea stall', '/api/v1/content/play/work/paid/s'],
  ]);
  expect(listModels('work', variants, () => true)[0]).toMatchObject({ triangles: 12, vertices: 8, materials: 1 });
});
