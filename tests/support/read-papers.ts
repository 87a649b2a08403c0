import { expect } from 'vitest';
import type { ReadPage } from './read-pdf.ts';

/** Text with single spaces, in the form in which letters are compared. */
export const flat = (text: string): string => text.replace(/\s+/gu, ' ').normalize('NFC').trim();

/** Both PDF readers find the text, but each breaks lines in its own way. */
export function expectText(pages: readonly ReadPage[], texts: readonly string[]): void {
  for (const reader of ['text', 'copied'] as const) {
    const found = flat(pages.map((page) => page[reader]).join(' '));
    for (const text of texts) expect(found, `${reader}: ${text}`).toContain(flat(text));
  }
}

/** Number of dark pixels in a part of the page, given in points. */
export function countInk({ picture }: ReadPage, box: { x: number; y: number; width: number; height: number }): number {
  const { data, width } = picture;
  let count = 0;
  for (let y = Math.round(box.y * 2); y < Math.round((box.y + box.height) * 2); y += 1)
    for (let x = Math.round(box.x * 2); x < Math.round((box.x + box.width) * 2); x += 1)
      if ((data[(y * width + x) * 4 + 1] ?? 255) < 200) count += 1;
  return count;
}

const margins = [
  { x: 0, y: 0, width: 54, height: 841 },
  { x: 541, y: 0, width: 54, height: 841 },
  { x: 0, y: 828, width: 595, height: 13 },
];

/** Expects all text to be inside the margins of its page. */
export function expectInside(pages: readonly ReadPage[]): void {
  for (const page of pages) for (const margin of margins) expect(countInk(page, margin)).toBe(0);
}
