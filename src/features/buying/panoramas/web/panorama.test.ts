import { describe, expect, it } from 'vitest';
import {
  chooseWidth,
  drag,
  measureStage,
  type PanoramaView,
  pressKey,
  start,
  toAddress,
  turn,
  zoom,
} from './panorama-view.ts';

const view: PanoramaView = {
  pictures: '/api/v1/content/panorama/a/b/1.',
  widths: [1024, 2048, 4096],
  white: 8,
  highlightStops: 12,
  mapWidth: 4096,
  isOpen: true,
};

describe('the camera of a panorama', () => {
  it('turns all around, and up and down to the poles', () => {
    expect(turn(start, -10, 0).yaw).toBe(350);
    expect(turn({ ...start, yaw: 355 }, 10, 0).yaw).toBe(5);
    expect(turn(start, 0, 200).pitch).toBe(90);
    expect(turn(start, 0, -200).pitch).toBe(-90);
  });

  it('keeps what is under the pointer there', () => {
    const { yaw, pitch } = drag({ ...start, angle: 80 }, 100, 50, 800);
    expect([yaw, pitch]).toEqual([350, 5]);
  });

  it('zooms within bounds, and turns less when it is zoomed in', () => {
    expect(zoom(start, 100).angle).toBe(20);
    expect(zoom(start, 0.01).angle).toBe(110);
    const near = pressKey({ ...start, angle: 20 }, 'ArrowRight');
    expect(near?.yaw).toBeLessThan(pressKey(start, 'ArrowRight')?.yaw ?? 0);
    expect(pressKey(zoom(turn(start, 40, 5), 2), 'Home')).toEqual(start);
    expect(pressKey(start, 'a')).toBeUndefined();
  });

  it('shows its angle on the longer side', () => {
    const camera = { ...start, angle: 90 };
    const [x, y] = measureStage(camera, 1600, 800);
    expect([x, y].map((each) => each.toFixed(2))).toEqual(['1.00', '0.50']);
    expect(measureStage(camera, 400, 800)[1].toFixed(2)).toBe('1.00');
  });
});

it('chooses the picture that has a pixel for each of the stage, as far as the browser can show it', () => {
  expect(chooseWidth(view, start, 375, 8192)).toBe(2048);
  expect(chooseWidth(view, start, 900, 8192)).toBe(4096);
  expect(chooseWidth(view, start, 900, 2048)).toBe(2048);
  expect(chooseWidth(view, zoom(start, 4), 375, 8192)).toBe(4096);
  expect(toAddress(view, 2048)).toBe('/api/v1/content/panorama/a/b/1.2048.webp');
  expect(toAddress({ ...view, isOpen: false }, 1024)).toBe('/api/v1/content/panorama/a/b/1.1024.marked.webp');
});
