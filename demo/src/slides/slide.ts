import { drawPicture, type Picture } from '../pixels.ts';
import type { DemoPreview } from '../types.ts';

/** Size of every slide in pixels: a ratio of three to two, with the minimum width of contributors' slides. */
export const [W, H] = [1200, 800];

/**
 * Creates a preview after the cover. It has fewer sizes than the cover and no card for social networks. The captions
 * are swapped for a work in Bangla.
 */
export const slide = (alt: string, en: string, bn: string, image: () => Promise<Picture>): DemoPreview => ({
  kind: 'image',
  alt: `${alt}: ${en.toLowerCase()}`,
  caption: en,
  translatedCaption: bn,
  isSlide: true,
  image,
});

/** Creates a mock-up in the same way as for uploaded works, and marks it as one. */
export const mockupSlide = (alt: string, image: () => Promise<Picture>): DemoPreview => ({
  ...slide(alt, 'In use', 'ব্যবহারে যেমন দেখায়', image),
  isMockup: true,
});

const svgRoot = (ground: string, inside: string, ink = '#17151a'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" color="${ink}"><rect width="${W}" height="${H}" fill="${ground}"/>${inside}</svg>`;

export const drawSlide = (ground: string, inside: string, ink?: string): Promise<Picture> =>
  drawPicture(svgRoot(ground, inside, ink), W, H);

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

/** Draws a card with a soft shadow below. It uses no filter, which would take longer than the drawing. */
export const card = (x: number, y: number, width: number, height: number, fill: string, radius = 18): string =>
  [14, 9, 5]
    .map(
      (grow) =>
        `<rect x="${n(x - grow)}" y="${n(y - grow + 10)}" width="${n(width + 2 * grow)}" height="${n(height + 2 * grow)}" rx="${n(radius + grow)}" fill="#000" fill-opacity="0.035"/>`,
    )
    .join('') + box(x, y, width, height, fill, radius);

/** Draws a bar that represents a line of text. */
export const line = (x: number, y: number, width: number, fill: string, thick = 12, opacity = 1): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${thick}" rx="${thick / 2}" fill="${fill}" fill-opacity="${opacity}"/>`;
