/** Shapes of crops: width by height, and the picture's own. */
export const cropRatios = ['original', '1x1', '4x5', '3x2', '16x9', '9x16'] as const;
export type CropRatio = (typeof cropRatios)[number];

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CropArea extends Size {
  readonly left: number;
  readonly top: number;
}

/** Widths in pixels that are offered besides the full one. */
const WIDTHS = [640, 1280, 1920];

function readRatio(ratio: CropRatio, { width, height }: Size): number {
  if (ratio === 'original') return width / height;
  const [across = 1, down = 1] = ratio.split('x').map(Number);
  return across / down;
}

/**
 * Finds the largest part of a picture that has a ratio.
 * @param at where it lies along the side that is cut: 0 is left or top, 1 is right or bottom
 */
export function findCropArea(picture: Size, ratio: CropRatio, at: number): CropArea {
  const wanted = readRatio(ratio, picture);
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * wanted)));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / wanted)));
  return {
    left: Math.round((picture.width - width) * at),
    top: Math.round((picture.height - height) * at),
    width,
    height,
  };
}

/** Lists the widths in which a crop can be downloaded: nothing is enlarged. */
export const listCropWidths = (width: number): number[] => [...WIDTHS.filter((each) => each < width), width];
