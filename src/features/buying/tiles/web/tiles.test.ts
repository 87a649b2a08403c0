import { describe, expect, it } from 'vitest';
import { depthAt, layFolds } from './scenes/folds.ts';
import { choosePitch, nameOf, type TileView, toRepeat, toSurface } from './tile-view.ts';

const tile: TileView = {
  fileId: 'f',
  tile: '1-0',
  name: 'tile',
  role: null,
  width: 36,
  height: 72,
  isVector: true,
  isTransparent: false,
  markedPeriods: 2,
  isSeamless: true,
  isFree: false,
  variantIds: ['v'],
};
const placing = { pitch: 144, x: 10, y: 0, ground: '#ffffff' };

describe('the repeated picture', () => {
  it('is marked and holds several periods before the tile is bought, and one afterwards', () => {
    expect(toRepeat('c', tile, [], placing)).toMatchObject({
      url: '/api/v1/content/marked-tiles/c/f/1-0.webp',
      width: 144,
      height: 288,
      periodWidth: 72,
      periodHeight: 144,
    });
    const bought = { url: '/api/v1/content/tiles/c/f/1-0.webp', width: 72, height: 144 };
    expect(toRepeat('c', tile, ['v'], placing)).toMatchObject(bought);
    expect(toRepeat('c', { ...tile, isFree: true }, [], placing)).toMatchObject(bought);
  });

  it('has the middle of a period in the middle, or a joint', () => {
    const repeat = toRepeat('c', tile, ['v'], placing);
    expect(toSurface(repeat).backgroundPosition).toBe('calc(50% + 10px) calc(50% + 0px)');
    expect(toSurface(repeat, { isJointCentered: true }).backgroundPosition).toBe('calc(50% + 46px) calc(50% + 72px)');
    expect(toSurface(repeat, { scale: 0.5 }).backgroundSize).toBe('36px 72px');
  });

  it('is at first a bit larger than the drawing, within bounds', () => {
    const sizes = [8, 80, 600].map((width) => choosePitch({ ...tile, width, height: width }));
    expect(sizes).toEqual([64, 120, 240]);
    expect(choosePitch({ ...tile, isVector: false, width: 2048, height: 2048 })).toBe(280);
  });
});

it('names tiles by their map, their colourway, or as the original', () => {
  expect(nameOf(tile)).toBe('Original');
  expect(nameOf({ ...tile, name: 'ink on paper' })).toBe('Ink on paper');
  expect(nameOf({ ...tile, role: 'height', name: 'height 1024' })).toBe('Height');
});

it('lays cloth in folds that hide a part of it', () => {
  const columns = layFolds(400);
  expect(columns).toHaveLength(400);
  expect(columns.every(({ light, depth }) => Math.abs(light) <= 1 && Math.abs(depth) <= 1)).toBe(true);
  expect(columns.at(-1)?.from).toBeGreaterThan(420);
  expect(columns.at(-1)?.from).toBeLessThan(800);
  expect(columns.every(({ from }, at) => at === 0 || from > (columns[at - 1]?.from ?? 0))).toBe(true);
  expect(depthAt(0.3)).not.toBe(depthAt(0.4));
});
