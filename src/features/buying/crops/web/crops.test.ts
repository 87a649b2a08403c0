import { describe, expect, it } from 'vitest';
import { findCropArea, listCropWidths } from '../contract/crop-area.ts';
import { moveCrop, toCropAddress, toCropView, toFrame } from './crop-view.ts';

const preview = { _id: 'p', width: 1600, height: 1067, widths: [1600], colors: [], alt: '' };
const file = (_id: string, width: number, height: number, mediaType = 'image/jpeg') => ({
  _id,
  mediaType,
  size: 900_000,
  width,
  height,
});
const work = {
  category: { key: 'photos' },
  previews: [preview],
  variants: [
    { price: 0, isOwned: false, files: [file('small', 1200, 800)] },
    { price: 9000, isOwned: false, files: [file('large', 3000, 2000), file('zip', 9000, 6000, 'application/zip')] },
  ],
};

describe('the area of a crop', () => {
  const photo = { width: 3000, height: 2000 };
  it('is the largest of its shape', () => {
    expect(findCropArea(photo, 'original', 0.3)).toEqual({ left: 0, top: 0, width: 3000, height: 2000 });
    expect(findCropArea(photo, '1x1', 0.5)).toEqual({ left: 500, top: 0, width: 2000, height: 2000 });
    expect(findCropArea(photo, '16x9', 0.5)).toEqual({ left: 0, top: 156, width: 3000, height: 1688 });
    expect(findCropArea(photo, '9x16', 1)).toEqual({ left: 1875, top: 0, width: 1125, height: 2000 });
    expect(findCropArea({ width: 1, height: 3 }, '16x9', 0.5)).toEqual({ left: 0, top: 1, width: 1, height: 1 });
  });

  it('is offered in widths that need no enlarging', () => {
    expect(listCropWidths(3000)).toEqual([640, 1280, 1920, 3000]);
    expect(listCropWidths(500)).toEqual([500]);
  });
});

describe('the photograph to crop', () => {
  it('is the largest that the visitor may download, or else the largest that is sold', () => {
    expect(toCropView(work)).toMatchObject({ fileId: 'small', width: 1200, isOpen: true });
    const bought = work.variants.map((variant) => ({ ...variant, isOwned: true }));
    expect(toCropView({ ...work, variants: bought })).toMatchObject({ fileId: 'large', isOpen: true });
    const paid = work.variants.slice(1);
    expect(toCropView({ ...work, variants: paid })).toMatchObject({ fileId: 'large', isOpen: false });
  });

  it('is none of other works, and without a preview of its shape', () => {
    expect(toCropView({ ...work, category: { key: 'icons' } })).toBeNull();
    expect(toCropView({ ...work, previews: [{ ...preview, height: 1600 }] })).toBeNull();
    expect(toCropView({ ...work, variants: [] })).toBeNull();
  });

  it('has a frame that moves along the side that is cut, and an address of what it shows', () => {
    const view = toCropView({ ...work, variants: work.variants.slice(1) });
    if (view === null) throw new Error('There is nothing to crop.');
    expect(toFrame(view, '1x1', 0.5)).toMatchObject({ top: '0%', height: '100%' });
    expect(moveCrop(view, '1x1', 0.5, [0.1, 0.4])).toBeCloseTo(0.8);
    expect(moveCrop(view, '16x9', 0.5, [0.4, -0.2])).toBe(0);
    expect(moveCrop(view, 'original', 0.5, [0.4, 0.4])).toBe(0.5);
    expect(toCropAddress('w', view, { ratio: '4x5', at: 1 / 3, width: 640, format: 'webp' })).toBe(
      '/api/v1/content/crop/w/large?ratio=4x5&at=0.333&format=webp&width=640',
    );
  });
});
